import { join } from "node:path";
import fastifyRateLimit from "@fastify/rate-limit";
import { API_BASE, REPORTS_PATH } from "@tactician/contract";
import { isOpenData, LONGEST_URL, type Site, splitUrl } from "@tactician/static-site";
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { addApiRoutes } from "./api/api-routes.ts";
import { addHealthRoute } from "./api/health-route.ts";
import { joinedAnswers } from "./api/joined-answers.ts";
import { addOpenApi } from "./api/open-api.ts";
import type { App } from "./app-type.ts";
import type { ServerConfig } from "./config.ts";
import { addFeed, type FeedSeams } from "./feed/feed-reader.ts";
import { Connections, connectionLimit } from "./http/connections.ts";
import { connectionErrorHandler, createNodeServer } from "./http/node-server.ts";
import { sendFailure, sendRefusal } from "./http/send.ts";
import { SERVER_LIMITS } from "./limits.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { addMoveRoutes } from "./moves/move-routes.ts";
import { addPictureRoutes } from "./moves/picture-routes.ts";
import { addNewsRoutes } from "./news/news-routes.ts";
import { type OutsideSeams, openOutside } from "./outside/outside.ts";
import { addPopulationRoutes } from "./population/population-routes.ts";
import { openReplays, type ReplaySeams } from "./replays/open-replays.ts";
import { addReplayRoutes } from "./replays/replay-routes.ts";
import { addReportRoutes } from "./reports/report-routes.ts";
import { addSecurityTxt } from "./security-txt.ts";
import { addSiteRoutes } from "./site-routes.ts";
import { addVideoRoutes } from "./video/video-routes.ts";

export interface AppSeams {
  logStream?: { write(line: string): void };
  replays?: ReplaySeams;
  outside?: OutsideSeams;
  feed?: FeedSeams;
}

/**
 * The application: answers requests for a loaded site, with the store of matches open until it is closed.
 * Listens to nothing yet; tests call `inject`.
 */
export async function createApp(
  config: ServerConfig,
  site: Site,
  seams: AppSeams = {},
  metrics?: Metrics,
): Promise<App> {
  const app = createFastify(config, site, seams);
  app.decorate("connections", new Connections(app.server, connectionLimit(config.MAX_CONNECTIONS)));
  metrics?.watchVisitors(app);
  app.decorateReply("answered", "");
  app.decorateReply("securityHeaders", { getter: () => site.security });
  app.setErrorHandler(answerError);
  if (app.log.level === "info" || app.log.level === "debug" || app.log.level === "trace")
    app.addHook("onResponse", logAnswer);
  app.addHook("onRequest", methodGuard(new URL(config.SITE_URL).origin));
  const joined = joinedAnswers(site);
  await app.register(fastifyRateLimit, { global: false });
  await addOpenApi(app, site, config.SITE_URL, joined);
  addApiRoutes(app, site, joined);
  const replays = await openReplays(config, site.version, app.log, seams.replays, metrics);
  app.decorate("store", replays.store);
  app.addHook("preClose", async () => {
    setTimeout(replays.giveUp, SERVER_LIMITS.patienceWhileStoppingMs.ms).unref();
  });
  app.addHook("onClose", () => replays.close());
  const feed = addFeed(app, config, site.version, replays.store, seams.feed);
  metrics?.watchFeed(feed);
  addHealthRoute(app, site.version, replays.store, feed);
  addReplayRoutes(app, replays);
  addPopulationRoutes(app, site, replays.store, seams.replays?.now);
  addReportRoutes(app, site, replays.store, config, seams.replays?.now);
  const outside = openOutside(app, site.security, replays.together, seams.outside);
  addNewsRoutes(app, site, config, outside);
  addVideoRoutes(app, site, config, outside);
  addMoveRoutes(app, site);
  addPictureRoutes(app, site, config);
  metrics?.watchServices([replays.service, ...outside.services]);
  addSecurityTxt(app, site, config, seams.replays?.now);
  await addSiteRoutes(app, site, join(config.DIST_DIR, "web"));
  return app;
}

function createFastify({ LOG_LEVEL, TRUST_PROXY }: ServerConfig, site: Site, { logStream }: AppSeams): App {
  const app = Fastify({
    serverFactory: (answer) => createNodeServer(answer),
    logger: {
      level: LOG_LEVEL,
      base: null,
      // Fastify's own serializer would write the visitor's address into the log.
      serializers: { req: ({ method }: { method: string }) => ({ method }) },
      ...(logStream && { stream: logStream }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    // Lines carry no request's number, so a logger for each request would be work for nothing.
    childLoggerFactory: (logger) => logger,
    return503OnClosing: false,
    trustProxy: typeof TRUST_PROXY === "number" ? (_address, hop) => hop < TRUST_PROXY : TRUST_PROXY,
    routerOptions: { maxParamLength: LONGEST_URL },
    rewriteUrl: ({ url = "/" }) => originForm(url),
    // These come before routing, on replies without our decorations.
    frameworkErrors: (error, request, reply) => {
      reply.headers(site.security);
      answerError(error, request, reply);
    },
    clientErrorHandler: connectionErrorHandler(site.security),
  }).withTypeProvider<ZodTypeProvider>();
  // Schemas of what is asked only describe it: the routes answer what is wrong with it in words of their own.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  // Reports are JSON alone: a page of another site may send other types without asking first.
  app.removeContentTypeParser("text/plain");
  return app;
}

/** Requests may also name a whole address (`GET http://host/about`) or none (`OPTIONS *`); the router knows paths only. */
function originForm(url: string): string {
  if (url.startsWith("/")) return url;
  const parsed = URL.parse(url);
  return parsed ? parsed.pathname + parsed.search : "/*";
}

function answerError(
  error: FastifyError & { headers?: Record<string, string> },
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  if (sendRefusal(reply, error)) return;
  const status = error.statusCode ?? 500;
  const isExpected = status < 500 || status === 503;
  if (!isExpected) request.log.error({ err: error, method: request.method, route: request.routeOptions.url });
  // @fastify/static says in its error how long the file is that a range lies behind.
  sendFailure(reply, isExpected ? status : 500, status === 416 ? error.headers : {});
}

const ALLOW = "GET, HEAD, OPTIONS";

/** What may be done to reports beside reading: to send one, and to take one back. */
function changingMethod(url: string): string | undefined {
  const { path } = splitUrl(url);
  const reports = API_BASE + REPORTS_PATH;
  if (path === reports) return "POST";
  return path.startsWith(`${reports}/`) ? "DELETE" : undefined;
}

/** Before anything else looks at a request: answers OPTIONS and refuses all that would change something, but for reports. */
function methodGuard(siteOrigin: string) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const changing = changingMethod(request.url);
    if (["GET", "HEAD", changing].includes(request.method)) {
      done();
      return;
    }
    const allow = changing === undefined ? ALLOW : `${ALLOW}, ${changing}`;
    if (request.method !== "OPTIONS") {
      // Whatever body follows is not read.
      sendFailure(reply, 405, { allow, connection: "close" });
      return;
    }
    const isForReports = changing !== undefined && request.headers.origin === siteOrigin;
    reply
      .code(204)
      .headers({
        ...reply.securityHeaders,
        allow,
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
        ...(isOpenData(request.url) && preflightHeaders),
        // Pages of other sites may read, but not make their visitors send reports.
        ...(isForReports && {
          "access-control-allow-origin": siteOrigin,
          "access-control-allow-methods": allow,
        }),
      })
      .send();
  };
}

/** A browser asks before a script of another origin may send headers of its own. */
const preflightHeaders = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": ALLOW,
  "access-control-allow-headers": "*",
  "access-control-max-age": "86400",
};

/**
 * One line for every answer: method, which route or file, status and milliseconds. The address as typed never goes into
 * the log: it may hold a player's id. So the log names routes by their pattern and files by the build's name for them.
 */
function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const route = reply.answered === "" ? (request.routeOptions.url ?? "(none)") : reply.answered;
  request.log.info({
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  });
  done();
}
