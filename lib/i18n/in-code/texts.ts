import { parseAst } from "vite";

/** Attributes that are shown or read out. */
const SPOKEN = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt", "label"]);

interface Node {
  readonly type: string;
  readonly [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const children = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value) => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** The literals that an expression may come to, choices included. */
function literals(node: Node): readonly string[] {
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "TemplateLiteral":
      return Array.isArray(node["quasis"]) ? node["quasis"].map((part) => String(part.value.raw)) : [];
    case "ConditionalExpression":
      return [node["consequent"], node["alternate"]].filter(isNode).flatMap(literals);
    case "LogicalExpression":
      return [node["left"], node["right"]].filter(isNode).flatMap(literals);
    case "JSXExpressionContainer":
      return isNode(node["expression"]) ? literals(node["expression"]) : [];
    default:
      return [];
  }
}

/** What the file's elements say by themselves: text between tags and in attributes that are shown or read out. */
export function textsIn(source: string): readonly string[] {
  const found: string[] = [];
  const walk = (node: Node): void => {
    if (node.type === "JSXText") found.push(String(node["value"]));
    if (node.type === "JSXElement" || node.type === "JSXFragment") {
      const inside = Array.isArray(node["children"]) ? node["children"].filter(isNode) : [];
      found.push(...inside.filter(({ type }) => type === "JSXExpressionContainer").flatMap(literals));
    }
    if (node.type === "JSXAttribute" && isNode(node["name"]) && SPOKEN.has(nameOf(node["name"])) && isNode(node["value"])) {
      found.push(...literals(node["value"]));
    }
    children(node).forEach(walk);
  };
  const program: unknown = parseAst(source, { lang: "tsx" });
  if (isNode(program)) walk(program);
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

const nameOf = (name: Node): string => String(name["name"]);
