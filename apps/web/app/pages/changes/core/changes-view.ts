import {
  type ChangeOfCharacter,
  type Changes,
  changeSentence,
  FIELD_WORDS,
  KIND_WORDS,
  type ToldChange,
} from "@tactician/contract";
import {
  beginsWithCommand,
  type CharacterId,
  findCharacter,
  OWNER_EFFECTS,
  readCommand,
} from "@tactician/game";
import { type AddressCodec, textIn } from "../../../base/core/address-codec.ts";
import { groupChanges } from "../../../ui/changes/group-changes.ts";

/** Which changes are shown; what is `undefined` does not narrow them. The address says it, so that it can be shared. */
export interface ChangesView {
  readonly character: CharacterId | undefined;
  readonly me: CharacterId | undefined;
  /** A patch by its version, `3.00`. */
  readonly patch: string | undefined;
  readonly kind: ToldChange["kind"] | "all";
  readonly effect: ToldChange["effect"] | undefined;
  readonly field: ToldChange["field"] | undefined;
  /** A command or words of the sentence, as typed. */
  readonly find: string;
}

export const NEWEST: ChangesView = {
  character: undefined,
  me: undefined,
  patch: undefined,
  kind: "changed",
  effect: undefined,
  field: undefined,
  find: "",
};

const LONGEST_FIND = 60;

/** A view as it is in an address: `?character=jin&patch=3.00&kind=all&effect=worse&field=block&find=df2`. */
export const changesAddress: AddressCodec<ChangesView> = {
  parse: (parameters) => {
    const kind = parameters.get("kind");
    return {
      character: findCharacter(parameters.get("character") ?? "")?.characterId,
      me: findCharacter(parameters.get("me") ?? "")?.characterId,
      patch: /^\d\.\d\d(\.\d\d)?$/.exec(parameters.get("patch") ?? "")?.[0],
      kind: kind === "all" ? kind : ([...KIND_WORDS.keys()].find((one) => one === kind) ?? NEWEST.kind),
      effect: OWNER_EFFECTS.find((one) => one === parameters.get("effect")),
      field: [...FIELD_WORDS.keys()].find((one) => one === parameters.get("field")),
      find: textIn(parameters, "find", LONGEST_FIND),
    };
  },
  format: (view) => {
    const parameters = new URLSearchParams();
    for (const name of ["me", "character", "patch", "kind", "effect", "field", "find"] as const) {
      const value = view[name];
      if (value !== NEWEST[name] && value !== undefined) parameters.set(name, value);
    }
    return parameters;
  },
};

/** Whether a view shows what the page shows by itself, whoever looks at it. */
export function isNewest(view: ChangesView): boolean {
  return changesAddress.format({ ...view, me: undefined }).size === 0;
}

export function fittingChanges({ characters, changes }: Changes, view: ChangesView): ChangeOfCharacter[] {
  const finders = new Map(characters.map((one) => [one._id, finder(view.find, one)] as const));
  return changes.filter((one) => {
    const { character, change } = one;
    return (
      (view.character === undefined || view.character === character) &&
      (view.patch === undefined || view.patch === change.patch) &&
      (view.kind === "all" || view.kind === change.kind) &&
      (view.effect === undefined || view.effect === change.effect) &&
      (view.field === undefined || view.field === change.field) &&
      finders.get(character)?.(one) === true
    );
  });
}

/** What the newest patch did to a character, by its id; nothing where it did nothing. */
export function ownChanges(newest: Changes, me: CharacterId) {
  const [group] = groupChanges(newest, fittingChanges(newest, { ...NEWEST, character: me }));
  const [own] = group?.characters ?? [];
  return group === undefined || own === undefined ? undefined : { ...own, title: group.title };
}

/** What was typed is a command (`df2`), its beginning, or words of the row (`king`, `punishable`). */
function finder(
  find: string,
  { name, vocabulary }: Changes["characters"][number],
): (one: ChangeOfCharacter) => boolean {
  const wanted = find.trim().toLowerCase();
  if (wanted === "") return () => true;
  const command = readCommand(find, vocabulary);
  return ({ change }) =>
    (command !== undefined && beginsWithCommand(change.command, command)) ||
    `${name} ${changeSentence(change)}`.toLowerCase().includes(wanted);
}
