import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { nameLanguage } from "./languages";

/** What pages are told of a request, and the cookie that the browser gets. */
function told(url: string, headers: Readonly<Record<string, string>> = {}, pseudo = false) {
  const request = new IncomingMessage(new Socket());
  request.url = url;
  Object.assign(request.headers, headers);
  const response = new ServerResponse(request);
  nameLanguage(request, response, { secure: true, pseudo });
  return {
    prefix: request.headers["x-opensky-prefix"] ?? null,
    language: request.headers["x-opensky-language"],
    path: request.headers["x-opensky-path"],
    cookie: response.getHeader("set-cookie") ?? null,
  };
}

test("an address in a language is read in it, and the browser keeps it", () => {
  expect(told("/it/rules?x=1", { cookie: "language=de", "accept-language": "ko" })).toEqual({
    prefix: "it",
    language: "it",
    path: "/rules",
    cookie: "language=it; Path=/; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure",
  });
  expect(told("/it", { cookie: "a=b; language=it" })).toMatchObject({ prefix: "it", path: "/", cookie: null });
});

test("without one the cookie decides, then the browser's wish, then English", () => {
  const plain = { prefix: null, path: "/rules", cookie: null };
  expect(told("/rules", { cookie: "language=de", "accept-language": "ko" })).toEqual({ ...plain, language: "de" });
  expect(told("/rules", { cookie: "language=xx", "accept-language": "ko-KR" })).toEqual({ ...plain, language: "ko" });
  expect(told("/rules", { "accept-language": "fr" })).toEqual({ ...plain, language: "en" });
  expect(told("/rules")).toEqual({ ...plain, language: "en" });
});

test("what is no language of ours is a part of the path, and nobody tells pages but the server", () => {
  for (const path of ["/fr/rules", "/it/api/v1/games", "/it/_next/x", "/en-XA/rules"]) {
    expect(told(path, { "x-opensky-prefix": "it", "x-opensky-language": "it" }), path).toEqual({
      prefix: null,
      language: "en",
      path,
      cookie: null,
    });
  }
});

test("the language that nobody speaks is there where it was asked for", () => {
  expect(told("/en-XA/rules", {}, true)).toMatchObject({ prefix: "en-XA", language: "en-XA", path: "/rules" });
  expect(told("/rules", { cookie: "language=en-XA" }, true)).toMatchObject({ language: "en-XA" });
  expect(told("/rules", { cookie: "language=en-XA" })).toMatchObject({ language: "en" });
});
