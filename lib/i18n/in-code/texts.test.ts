import { expect, test } from "vitest";
import { sources } from "@/lib/testing/architecture/imports";
import { textsIn } from "./texts";

/** What is the same in every language, or the name of a message, with the file where it stands. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  "app/(site)/sign-up/page.tsx": ["with"],
  "components/account/OwnLogins.tsx": ["add"],
  "components/account/SignInForms.tsx": ["with"],
  "components/lobby/rules/figures.tsx": ["Bravo", "Echo"],
};

test("what players read is in the catalogue, not in the code", () => {
  const wrong = sources()
    .filter(({ file }) => file.endsWith(".tsx"))
    .flatMap(({ file, text }) =>
      textsIn(text)
        .filter((found) => !ALLOWED[file]?.includes(found))
        .map((found) => `${file}: “${found}”`),
    );
  expect(wrong).toEqual([]);
});

test("texts are found between tags, in choices and in spoken attributes, and nowhere else", () => {
  const source = `
    const A = <p className="not this" aria-label="one">two {"three"} {open ? "four" : t("no")} {n}</p>;
    const B = <><img alt={\`five \${n}\`} src="no" /> · <b title={t("no")}>{x && "six"}</b></>;
    const c: string = "no";
  `;
  expect(textsIn(source).toSorted()).toEqual(["five", "four", "one", "six", "three", "two"]);
});
