/** A name to show before the character's document is there, from its id: `devil-jin` -> `Devil Jin`, `jack-8` -> `Jack-8`. */
export function nameFromId(characterId: string): string {
  return characterId
    .split(/-(?!\d)/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
