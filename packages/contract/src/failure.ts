import * as z from "zod/mini";

/** The body of every failed API answer. */
export const failureSchema = z.object({ message: z.string() });

export type Failure = z.infer<typeof failureSchema>;
