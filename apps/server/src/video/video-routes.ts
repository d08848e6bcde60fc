import * as contract from "@tactician/contract";
import { createDataEntry, plainContent, type Site } from "@tactician/static-site";
import * as z from "zod";
import type { App } from "../app-type.ts";
import type { ServerConfig } from "../config.ts";
import type { Asker } from "../http/asker.ts";
import { failures, sendEntry, sendFailure } from "../http/send.ts";
import { LIMITS, SERVER_LIMITS } from "../limits.ts";
import { oneLine } from "../one-line.ts";
import { KeptAnswers } from "../outside/kept-answers.ts";
import { addPictureRoute, type Outside } from "../outside/outside.ts";
import * as words from "../words.ts";

/** What a video is called and its still picture, so that a sheet can show them before anything of an outside player loads. */
export function addVideoRoutes(app: App, site: Site, config: ServerConfig, outside: Outside): void {
  const titles = new KeptAnswers<FoundPreview>({
    name: "oembed",
    limits: LIMITS.videoTitles,
    sizeOf: () => 1,
    isNothing: ({ preview }) => preview === undefined,
    breaker: outside.breakerOf("oembed", SERVER_LIMITS.titleFailures.number),
    together: outside.together,
    signal: outside.signal,
    parse: (json) => previewSchema.parse(JSON.parse(json)),
  });
  outside.services.push(titles);
  const find = (video: contract.OutsideVideo, asker: Asker) =>
    titles.get(contract.videoKey(video), asker, () => askForTitle(video, config.OEMBED_URL, outside));

  const schema = {
    summary: words.api.video,
    querystring: z.object({ url: z.string() }),
    response: { 200: contract.videoPreviewSchema, ...failures(400, 404, 429, 502, 503) },
  };
  app.get(contract.API_BASE + contract.VIDEO_PREVIEW_PATH, { schema }, async (request, reply) => {
    const url: unknown = request.query.url;
    const video = typeof url === "string" ? contract.findVideo(url) : undefined;
    if (!video) return sendFailure(reply, 400, {}, words.whichVideo);
    const found = await find(video, outside.askerOf(request));
    if (!found) return sendFailure(reply, 502, {}, words.videoFailed);
    if (!found.preview) return sendFailure(reply, 404, {}, words.videoNotFound);
    const body = Buffer.from(JSON.stringify(found.preview));
    return sendEntry(request, reply, createDataEntry(plainContent(body), site.security));
  });

  addPictureRoute(app, outside, {
    pattern: contract.VIDEO_PICTURE_PATTERN,
    summary: words.api.videoPicture,
    findAddress: async (key, asker) => {
      const video = contract.findVideoByKey(key);
      return video && (await find(video, asker))?.thumbnail;
    },
  });
}

/** A video as the preview service knows it; `preview` is left out when it knows nothing. `thumbnail`: where the still picture is. */
const previewSchema = z.object({
  preview: z
    .custom<contract.VideoPreview>((value) => contract.videoPreviewSchema.safeParse(value).success)
    .exactOptional(),
  thumbnail: z.string().exactOptional(),
});

type FoundPreview = z.infer<typeof previewSchema>;

const LONGEST_TEXT = 200;

const tidy = (text: string) => oneLine(text, LONGEST_TEXT);

const answerSchema = z.union([
  z.object({ error: z.string().min(1) }),
  z.object({
    title: z.string().transform(tidy).pipe(z.string().min(1)),
    author_name: z.string().transform(tidy).optional().catch(undefined),
    thumbnail_url: z.string().optional().catch(undefined),
  }),
]);

/** Where each host keeps its still pictures; a preview service's word alone does not make us ask another. */
const THUMBNAIL_HOSTS: Record<contract.VideoProvider, readonly string[]> = {
  youtube: ["i.ytimg.com"],
  vimeo: ["i.vimeocdn.com"],
  twitch: ["static-cdn.jtvnw.net"],
};

/** Asks an oEmbed service what a video is called, by an address that we put together ourselves. Rejects when it fails. */
async function askForTitle(
  video: contract.OutsideVideo,
  serviceUrl: string,
  { ask, signal }: Outside,
): Promise<FoundPreview> {
  const url = new URL(serviceUrl);
  url.searchParams.set("url", video.url);
  const body = await ask(url, { ...LIMITS.videoTitles.outside, signal, accept: "application/json" });
  const answer = answerSchema.parse(JSON.parse(body.toString("utf8")));
  if ("error" in answer) return {};
  const thumbnail = thumbnailUrl(video, answer.thumbnail_url);
  return {
    preview: {
      title: answer.title,
      ...(answer.author_name && { author: answer.author_name }),
      provider: contract.providerName(video.provider),
      ...(thumbnail && {
        thumbnail: contract.API_BASE + contract.videoPicturePath(contract.videoKey(video)),
      }),
      url: video.url,
    },
    ...(thumbnail && { thumbnail }),
  };
}

/** Where a video's still picture is. YouTube's address follows from the id; others are taken from the service, on the host's own servers. */
function thumbnailUrl({ provider, id }: contract.OutsideVideo, told: string | undefined): string | undefined {
  // The size that fits a button: 320 by 180.
  if (provider === "youtube") return `https://i.ytimg.com/vi/${id}/mqdefault.jpg`;
  const url = URL.parse(told ?? "");
  const isTrusted =
    url?.protocol === "https:" && THUMBNAIL_HOSTS[provider].includes(url.host) && url.username === "";
  return isTrusted ? url.href : undefined;
}
