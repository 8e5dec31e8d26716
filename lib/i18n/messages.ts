import { catalogue, type Namespace } from "./catalogue";
import { completed, isMessages, type Messages } from "./complete";
import { type Language, PSEUDO, SOURCE, type Spoken } from "./languages";

const NAMESPACES = Object.keys(catalogue.en) as readonly Namespace[];

/** Every message of a language, by file name. */
export type Catalogue = (typeof catalogue)["en"];

const kept = new Map<Spoken, Promise<Catalogue>>();

/** All messages in one language; those that it lacks are in English. */
export function messagesOf(language: Spoken): Promise<Catalogue> {
  const known = kept.get(language) ?? read(language);
  kept.set(language, known);
  return known;
}

async function read(language: Spoken): Promise<Catalogue> {
  if (language === SOURCE) return catalogue.en;
  if (language === PSEUDO) return (await import("./pseudo")).pseudoOf(catalogue.en);
  const files = await Promise.all(
    NAMESPACES.map(async (name) => [name, completed(catalogue.en[name], await fileOf(language, name))] as const),
  );
  const lacking = files.filter(([, { missing }]) => missing > 0).map(([name, { missing }]) => `${name} ${missing}`);
  if (lacking.length > 0) console.warn(`messages that ${language} lacks are in English: ${lacking.join(", ")}`);
  // As English has them, key by key.
  return Object.fromEntries(files.map(([name, { messages }]) => [name, messages])) as unknown as Catalogue;
}

async function fileOf(language: Language, name: Namespace): Promise<Messages> {
  try {
    const file: unknown = (await import(`./messages/${language}/${name}.json`)).default;
    return isMessages(file) ? file : {};
  } catch {
    // There is no such file yet.
    return {};
  }
}
