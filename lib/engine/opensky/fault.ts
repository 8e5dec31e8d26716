import type { RuleError } from "../core/game";
import { err, type Err } from "../core/result";
import type { ErrorCode } from "./commands";

export type Fault = RuleError<ErrorCode>;

/** Names the code and, where there is one, the field and item that it is about. */
export function fault(code: ErrorCode, field?: string, item?: string): Fault {
  if (field === undefined) return { code };
  return item === undefined ? { code, field } : { code, field, item };
}

export const refuse = (code: ErrorCode, field?: string, item?: string): Err<Fault> => err(fault(code, field, item));
