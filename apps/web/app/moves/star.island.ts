import { starButton } from "./star-button.ts";

export interface StarredMove {
  /** The move's public id, `Jin-df+2`. */
  readonly id: string;
  readonly name: string;
}

/** Puts the star of a move into its place. */
export function bring(place: HTMLElement, { id, name }: StarredMove): undefined {
  place.firstElementChild?.replaceChildren(starButton(id, name));
}
