import { type Exercise, exerciseOf, listExercises } from "@tactician/drills";
import type { CharacterId } from "@tactician/game";
import { fetchCharacter, fetchMoves } from "../../../base/api.ts";
import { unknownError } from "../../../base/words.ts";
import { doJobs } from "../../../base/worker-jobs.ts";

/*
 * Makes a character's exercises away from the page: reading a movelist's strings takes longer than a frame.
 */

/** The exercises of a character, and the one that an address asks for: by id or notation, or made of what stands there. */
export interface Ladder {
  readonly me: CharacterId;
  readonly name: string;
  readonly vocabulary: readonly string[];
  readonly exercises: readonly Exercise[];
  readonly asked: Exercise | undefined;
}

const jobs = { ladderOf };
export type DojoJobs = typeof jobs;
doJobs(jobs);

async function ladderOf({
  me,
  exercise,
}: {
  me: CharacterId;
  exercise: string | undefined;
}): Promise<Ladder> {
  const [sheet, moves] = await Promise.all([fetchCharacter(me), fetchMoves(me)]);
  if (sheet === undefined) throw new Error(unknownError);
  const documents = { sheet, moves };
  const exercises = listExercises(documents);
  return {
    ...{ me, name: moves.name, vocabulary: moves.vocabulary, exercises },
    asked: exercise === undefined ? undefined : findExercise(exercise, exercises, documents),
  };
}

function findExercise(
  text: string,
  exercises: readonly Exercise[],
  documents: Parameters<typeof exerciseOf>[1],
): Exercise | undefined {
  const known =
    exercises.find(({ id }) => id === text) ??
    exercises.find(({ notation, kind }) => notation === text && kind !== "throw break");
  if (known !== undefined) return known;
  // An id of an older release is no notation.
  const made = text.startsWith("dojo:") ? "words" : exerciseOf(text, documents);
  return typeof made === "string" ? undefined : made;
}
