import * as z from "zod/mini";

/** Address of a video's preview below the API's base: `videoPreviewPath("https://youtu.be/abcdefghijk")`. */
export function videoPreviewPath(url: string): string {
  return `/oembed?url=${encodeURIComponent(url)}`;
}

/** `GET /api/oembed?url=`: what a video is called, and a still picture of it, `/api/oembed/thumbnails/...`, when there is one. */
export const videoPreviewSchema = z.object({
  title: z.string(),
  author: z.optional(z.string()),
  provider: z.string(),
  thumbnail: z.optional(z.string()),
  /** The video's one plain address. */
  url: z.string(),
});

export type VideoPreview = z.infer<typeof videoPreviewSchema>;
