import type { FormEvent, ReactNode } from "react";
import { Button } from "@/components/ui/Button";
import type { ButtonKind } from "@/components/ui/button-class";
import { Notice } from "@/components/ui/Notice";

interface AccountFormProps {
  readonly form: {
    readonly busy: boolean;
    readonly trouble: string | null;
    readonly submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  readonly button: string;
  readonly kind?: ButtonKind;
  readonly testId: string;
  /** The fields. */
  readonly children?: ReactNode;
  /** Beside the button. */
  readonly beside?: ReactNode;
}

/** The fields of a form, what is wrong with it as a whole, and its button. */
export const AccountForm = ({ form, button, kind = "primary", testId, children, beside }: AccountFormProps) => (
  <form onSubmit={form.submit} noValidate className="flex flex-col gap-3" data-testid={testId}>
    {children}
    {form.trouble !== null && <Notice kind="warn">{form.trouble}</Notice>}
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit" kind={kind} busy={form.busy} data-testid={`${testId}-submit`}>
        {button}
      </Button>
      {beside}
    </div>
  </form>
);
