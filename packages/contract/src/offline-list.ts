import * as z from "zod/mini";

/** `GET /offline.json`: what "Save for offline" fetches, as paths of the site. */
export const offlineListSchema = z.object({
  /** What travels for all of it, compressed. */
  bytes: z.number(),
  addresses: z.array(z.string().check(z.startsWith("/"))),
});

export type OfflineList = z.infer<typeof offlineListSchema>;
