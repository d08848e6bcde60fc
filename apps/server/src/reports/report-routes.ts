import * as contract from "@tactician/contract";
import { fieldsIn, isCharacterId, type MoveKey, moveAddressPart } from "@tactician/game";
import { type SqlStore, type StoredReport, StoreReadOnlyError, senderMark } from "@tactician/replays";
import { FairQueue } from "@tactician/resilience";
import { dataHeaders, type Site } from "@tactician/static-site";
import type { FastifyReply } from "fastify";
import { LRUCache } from "lru-cache";
import * as z from "zod";
import type { App } from "../app-type.ts";
import type { ServerConfig } from "../config.ts";
import { makeAskers } from "../http/asker.ts";
import { failures, sendFailure, sendLater } from "../http/send.ts";
import { LIMITS, SERVER_LIMITS } from "../limits.ts";
import { oneLine } from "../one-line.ts";
import * as words from "../words.ts";

type ReportStore = Pick<SqlStore, "insertReport" | "deleteReport" | "findReports" | "summarizeReports">;

const DAY_SECONDS = 86_400;

const FIELDS: ReadonlySet<string> = new Set([
  ...fieldsIn("popover", "row", "table", "page", "comparison", "changes"),
  ...contract.OTHER_REPORT_FIELDS,
]);

/**
 * `/api/reports`: what readers say is wrong. A text of theirs is kept as one plain line and leaves the server for its sender alone, and
 * for who runs the site (`npm run ops -- reports`); the log has none. `now`: milliseconds since 1970.
 */
export function addReportRoutes(
  app: App,
  site: Pick<Site, "moves">,
  store: ReportStore,
  { REPORTS }: Pick<ServerConfig, "REPORTS">,
  now: () => number = Date.now,
): void {
  const { aMinute, aDay } = LIMITS.reports.share;
  const askerOf = makeAskers(app, aMinute, aDay);
  const readerOf = makeAskers(app, aMinute);
  const queue = new FairQueue(LIMITS.reports.queue);
  const summaries = new LRUCache<"all", contract.ReportSummary>({
    max: LIMITS.reports.kept.size,
    ttl: LIMITS.reports.kept.ms,
    fetchMethod: async () => summaryOf(await store.summarizeReports()),
  });
  const key = z.object({ key: z.string() });
  const address = contract.API_BASE + contract.REPORTS_PATH;
  const ofOne = contract.API_BASE + contract.REPORT_PATTERN;

  const ofAll = {
    summary: words.api.reports,
    response: { 200: contract.reportSummarySchema, ...failures(503) },
  };
  app.get(address, { schema: ofAll }, async (_request, reply) =>
    send(reply, 200, await summaries.fetch("all")),
  );

  const ofSending = {
    summary: words.api.sendReport,
    description: words.api.sendReportMore,
    body: contract.reportSchema,
    response: {
      200: contract.keptReportSchema,
      201: contract.keptReportSchema,
      ...failures(400, 409, 413, 415, 429, 503),
    },
  };
  const bodyLimit = SERVER_LIMITS.reportBytes.bytes;
  app.post(address, { schema: ofSending, bodyLimit }, async (request, reply) => {
    if (REPORTS === "off") return sendFailure(reply, 503, {}, words.reportsOff);
    const asker = askerOf(request);
    await asker.countQuestion();
    const body = contract.reportSchema.safeParse(request.body);
    if (!body.success) return sendFailure(reply, 400, {}, words.noReport);
    const report = plainReport(body.data);
    if (report.value === "") return sendFailure(reply, 400, {}, words.emptyReport);
    if (!isThere(site, report)) return sendFailure(reply, 400, {}, words.noSuchFact);
    const limits = {
      mostOpen: SERVER_LIMITS.openReports.number,
      mostADay: SERVER_LIMITS.reportsADay.number,
    };
    const sender = senderMark(report, asker.visitor);
    const seconds = Math.floor(now() / 1000);
    try {
      const storing = await queue.run(asker.visitor, () =>
        store.insertReport(body.data.key, report, { sender, now: seconds, limits }),
      );
      if (storing === "full") return sendLater(reply, 503, DAY_SECONDS, words.reportsFull);
      if (storing === "repeated") return sendFailure(reply, 409, {}, words.reportKnown);
      if (storing === "stored") return send(reply, 201, { state: "open" });
      const [known] = await store.findReports({ key: body.data.key });
      return send(reply, 200, { state: known?.state ?? "open" });
    } catch (error) {
      if (!(error instanceof StoreReadOnlyError)) throw error;
      return sendFailure(reply, 503, {}, words.reportsNotSaved);
    }
  });

  const ofSent = {
    summary: words.api.sentReport,
    params: key,
    response: { 200: contract.sentReportSchema, ...failures(404, 429, 503) },
  };
  app.get(ofOne, { schema: ofSent }, async (request, reply) => {
    await readerOf(request).countQuestion();
    const [report] = await store.findReports({ key: request.params.key });
    return report ? send(reply, 200, sentReport(report)) : sendFailure(reply, 404, {}, words.reportNotFound);
  });

  const ofTakingBack = {
    summary: words.api.takeBack,
    params: key,
    response: { 204: z.null(), ...failures(404, 429, 503) },
  };
  app.delete(ofOne, { schema: ofTakingBack }, async (request, reply) => {
    await readerOf(request).countQuestion();
    try {
      if (!(await store.deleteReport(request.params.key)))
        return sendFailure(reply, 404, {}, words.reportNotFound);
      return reply
        .code(204)
        .headers({ ...answerHeaders, ...reply.securityHeaders })
        .send(null);
    } catch (error) {
      if (!(error instanceof StoreReadOnlyError)) throw error;
      return sendFailure(reply, 503, {}, words.reportsNotSaved);
    }
  });
}

const answerHeaders = { ...dataHeaders, "cache-control": "no-store" };

function send(reply: FastifyReply, status: number, body: unknown): FastifyReply {
  return reply
    .code(status)
    .headers({ ...answerHeaders, ...reply.securityHeaders })
    .send(body);
}

/** Every text as one line; the lengths are those that the schema has let through. */
function plainReport({ key, kind, ...texts }: contract.ReportBody) {
  const { place, shown, value, how } = contract.REPORT_LENGTHS;
  const plain = (text: string, most: number = place) => oneLine(text, most);
  return {
    kind,
    character: plain(texts.character),
    move: plain(texts.move),
    field: plain(texts.field),
    shown: plain(texts.shown, shown),
    value: plain(texts.value, value),
    how: plain(texts.how, how),
    version: plain(texts.version),
  };
}

/** Whether the guide has the move and tells such a fact. */
function isThere({ moves }: Pick<Site, "moves">, { character, move, field }: contract.ReportPlace): boolean {
  if (!isCharacterId(character) || !FIELDS.has(field)) return false;
  // Any text may be asked for.
  return moves.find(character, moveAddressPart(move as MoveKey)) !== undefined;
}

function sentReport({ arrivedAt, decidedAt, sender, id, ...report }: StoredReport): contract.SentReport {
  return { ...report, arrivedAt: new Date(arrivedAt * 1000).toISOString() };
}

function summaryOf({
  came,
  states,
  medianSeconds,
}: Awaited<ReturnType<SqlStore["summarizeReports"]>>): contract.ReportSummary {
  return {
    came,
    accepted: states.accepted,
    refused: states.refused,
    ...(medianSeconds !== undefined && { medianDays: Math.round((medianSeconds / DAY_SECONDS) * 10) / 10 }),
  };
}
