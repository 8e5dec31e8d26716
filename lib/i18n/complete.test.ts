import { describe, expect, it } from "vitest";
import { completed, entriesOf } from "./complete";

describe("the messages of a language", () => {
  const model = { title: "Title", board: { one: "One", two: "Two" } };

  it("have the keys of English, whose words stand in for what is missing or empty", () => {
    expect(completed(model, { title: "Titel", board: { one: "", three: "Drei" } })).toEqual({
      messages: { title: "Titel", board: { one: "One", two: "Two" } },
      missing: 2,
    });
    expect(completed(model, {})).toEqual({ messages: model, missing: 3 });
  });

  it("are told by their paths", () => {
    expect(entriesOf(model)).toEqual([
      ["title", "Title"],
      ["board.one", "One"],
      ["board.two", "Two"],
    ]);
  });
});
