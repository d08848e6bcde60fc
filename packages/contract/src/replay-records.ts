import { replayRecordSchema } from "@tactician/game";
import * as z from "zod/mini";

/** `GET /stats/replays?id=`: a player's matches, newest first; empty when nobody is known by that id. */
export const replayRecordsSchema = z.array(replayRecordSchema);
