"use client";

import { useTranslations } from "next-intl";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon } from "@/components/ui/Icon";
import { useRuleSearch, type Hit } from "./useRuleSearch";

/** Looks words up in the rules: the list of contents gives way to the places found. `/` leads here, Escape clears. */
export const RuleFinder = ({ children }: { readonly children: ReactNode }) => {
  const t = useTranslations("rules-more");
  const [question, setQuestion] = useState("");
  const hits = useRuleSearch(question);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const id = useId();

  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent): void => {
      const typing = event.target instanceof Element && event.target.closest("input, textarea, select, dialog") !== null;
      if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === "Escape" && question !== "") {
      event.preventDefault();
      setQuestion("");
      field.current?.focus();
    }
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (event.key === "Enter" && at < 0) links[0]?.click();
    if (step === 0 || links.length === 0) return;
    event.preventDefault();
    (links[at + step] ?? (step < 0 ? field.current : null))?.focus();
  };

  return (
    <div onKeyDown={onKeyDown} className="grid gap-2.5">
      <search className="relative">
        <label htmlFor={id} className="sr-only">
          {t("label")}
        </label>
        <Icon name="search" size={17} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-quiet" />
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          value={question}
          placeholder={t("placeholder")}
          onChange={(event) => setQuestion(event.target.value)}
          data-testid="rules-search"
          className="min-h-11 w-full rounded-lg border border-hairon bg-panel pr-2 pl-9.5 text-base text-ink placeholder:text-quiet"
        />
      </search>
      <p role="status" className={hits === null ? "sr-only" : "px-2.5 text-sm text-quiet"} data-testid="rules-found">
        {hits === null ? "" : t("found", { count: hits.length })}
      </p>
      {hits === null ? (
        children
      ) : (
        <ol ref={list} className="grid gap-0.5" data-testid="rules-hits">
          {hits.map((hit) => (
            <Found key={hit.id} hit={hit} />
          ))}
        </ol>
      )}
    </div>
  );
};

const Found = ({ hit }: { readonly hit: Hit }) => (
  <li>
    <a href={`#${hit.id}`} className="block rounded-md px-2.5 py-1.5 hover:bg-panel">
      <span className="block font-bold">{hit.title}</span>
      <span className="block text-sm text-quiet">
        {hit.pieces.map(({ text, hit: marked }, index) =>
          marked ? (
            <mark key={index} className="rounded-sm bg-sign text-signink">
              {text}
            </mark>
          ) : (
            <span key={index}>{text}</span>
          ),
        )}
      </span>
    </a>
  </li>
);
