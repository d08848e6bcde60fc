import * as z from "zod/mini";

/** `GET /api/oembed?url=`: what a video is called, and a still picture of it, `/api/oembed/thumbnails/...`, when there is one. */
export const videoPreviewSchema = z.object({
  title: z.string(),
  author: z.optional(z.string()),
  provider: z.string(),
  thumbnail: z.optional(z.string()),
  url: z.string(),
});

export type VideoPreview = z.infer<typeof videoPreviewSchema>;
