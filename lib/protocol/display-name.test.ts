import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/lib/i18n/languages";
import { messagesOf } from "@/lib/i18n/messages";
import { FORMER_NAME, givenName, guestNameOf, nameFault } from "./display-name";
import { displayName } from "./payloads";

describe("names that were given", () => {
  it("are known, and nothing else is", () => {
    expect(givenName(guestNameOf(1234))).toEqual({ kind: "guest", number: "1234" });
    expect(givenName(FORMER_NAME)).toEqual({ kind: "former" });
    for (const name of ["Guest", "Guest 12", "Gast 1234", "guest 1234", "A Guest 1234"]) expect(givenName(name)).toBeNull();
  });

  it("can be chosen by nobody, in no language and in no disguise", async () => {
    for (const language of LANGUAGES) {
      const { guest, former } = (await messagesOf(language)).site.player;
      for (const name of [guest.replace("{number}", "1234"), former]) {
        const disguised = [name, name.toUpperCase(), name.replaceAll(" ", ""), name.replaceAll(" ", "  "), `${name}.`];
        for (const tried of [...disguised, name.replace("1234", "１２３４")]) {
          expect(nameFault(tried), tried).toBe("reserved");
          expect(displayName.safeParse(tried).success, tried).toBe(false);
        }
      }
    }
  });

  it("leave all other names free", () => {
    for (const name of ["Guest", "Gaston 1", "Amelia", "Invitado", "Player 1234", "Ex giocatore 2", "게스트"]) {
      expect(nameFault(name), name).toBeNull();
      expect(displayName.safeParse(name).success, name).toBe(true);
    }
  });
});
