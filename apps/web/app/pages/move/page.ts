import { MOVE_PATTERN, type MovePage } from "@tactician/contract";
import { moveMeta } from "./move-meta.ts";
import { nameFromId } from "../../base/core/name-from-id.ts";
import { defineRoute } from "../../base/route.ts";

/** The page of one move. The build renders them all and the server puts them together, so the shell never has one to show. */
export const moveRoute = defineRoute<{ page: MovePage | undefined }>({
  pattern: MOVE_PATTERN,
  head: (props, { characterId = "" }) =>
    props?.page === undefined
      ? {
          title: `A move of ${nameFromId(characterId)}`,
          description: "Frame data of a move in Tekken 8.",
          robots: "noindex",
        }
      : moveMeta(props.page),
  ask: () => ({ page: undefined }),
});
