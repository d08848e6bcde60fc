import {
  API_BASE,
  failureSchema,
  findVideo,
  findVideoByKey,
  VIDEO_PICTURE_PATTERN,
  VIDEO_PREVIEW_PATH,
  videoPreviewSchema,
} from "@tactician/contract";
import { createDataEntry, plainContent, type Site } from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";
import type { ServerConfig } from "../config.ts";
import { sendFailure } from "../http/failures.ts";
import { sendEntry } from "../http/send-entry.ts";
import { sendRefusal } from "../http/send-refusal.ts";
import type { Outside } from "../outside/outside.ts";
import { addPictureRoute } from "../outside/picture-route.ts";
import { type FoundPreview, VideoPreviews } from "./video-previews.ts";

/** What a video is called and its still picture, so that a sheet can show them before anything of an outside player loads. */
export function addVideoRoutes(app: App, site: Site, config: ServerConfig, outside: Outside): void {
  const previews = new VideoPreviews(config.OEMBED_URL, outside);
  outside.services.push(previews.kept);

  app.get(
    API_BASE + VIDEO_PREVIEW_PATH,
    {
      schema: {
        summary: "Title and still picture of a video on YouTube, Vimeo or Twitch",
        querystring: z.object({ url: z.string() }),
        response: {
          200: videoPreviewSchema,
          400: failureSchema,
          404: failureSchema,
          429: failureSchema,
          502: failureSchema,
          503: failureSchema,
        },
      },
    },
    async (request, reply) => {
      const url: unknown = request.query.url;
      const video = typeof url === "string" ? findVideo(url) : undefined;
      if (!video)
        return sendFailure(
          reply,
          400,
          {},
          "Give the address of a video on YouTube, Vimeo or Twitch as ?url=",
        );
      let found: FoundPreview | undefined;
      try {
        found = await previews.find(video, outside.askerOf(request));
      } catch (error) {
        return sendRefusal(reply, error);
      }
      if (!found) return sendFailure(reply, 502, {}, "The video's title could not be fetched");
      if (!found.preview) return sendFailure(reply, 404, {}, "Video not found");
      const body = Buffer.from(JSON.stringify(found.preview));
      return sendEntry(request, reply, createDataEntry(plainContent(body), site.security));
    },
  );

  addPictureRoute(app, outside, {
    pattern: VIDEO_PICTURE_PATTERN,
    summary: "The still picture that a preview names",
    findAddress: async (key, asker) => {
      const video = findVideoByKey(key);
      return video && (await previews.find(video, asker))?.thumbnail;
    },
  });
}
