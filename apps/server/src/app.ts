import { join } from "node:path";
import fastifyRateLimit from "@fastify/rate-limit";
import { headerRecord, LONGEST_URL, type Site } from "@tactician/static-site";
import Fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { serializerCompiler, type ZodTypeProvider } from "fastify-type-provider-zod";
import { addApiRoutes } from "./api/api-routes.ts";
import { addHealthRoute } from "./api/health-route.ts";
import { openMade } from "./api/made.ts";
import { addOpenApi } from "./api/open-api.ts";
import type { App } from "./app-type.ts";
import type { ServerConfig } from "./config.ts";
import { addFeed, type FeedSeams } from "./feed/add-feed.ts";
import { connectionErrorHandler } from "./http/connection-errors.ts";
import { Connections } from "./http/connections.ts";
import { connectionLimit } from "./http/descriptors.ts";
import { sendFailure } from "./http/failures.ts";
import { answerOtherMethods } from "./http/methods.ts";
import { createNodeServer } from "./http/node-server.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { addMoveRoutes } from "./moves/move-routes.ts";
import { addPictureRoutes } from "./moves/picture-routes.ts";
import { addNewsRoutes } from "./news/news-routes.ts";
import { type OutsideSeams, openOutside } from "./outside/outside.ts";
import { addPopulationRoutes } from "./population/population-routes.ts";
import { openReplays, type ReplaySeams } from "./replays/open-replays.ts";
import { addReplayRoutes } from "./replays/replay-routes.ts";
import { logAnswer } from "./request-log.ts";
import { addSiteRoutes } from "./site-routes.ts";
import { addVideoRoutes } from "./video/video-routes.ts";

/** What only tests set. */
export interface AppSeams {
  logStream?: { write(line: string): void };
  replays?: ReplaySeams;
  outside?: OutsideSeams;
  feed?: FeedSeams;
}

/** Visitors may wait so long for the replay service after the stop began; the rest of the stop's time is for their answers. */
const PATIENCE_WHILE_STOPPING_MS = 3000;

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
  const securityHeaders = headerRecord(site.security);
  app.decorateReply("securityHeaders", { getter: () => securityHeaders });
  app.setErrorHandler(answerError);
  if (app.log.level === "info" || app.log.level === "debug" || app.log.level === "trace")
    app.addHook("onResponse", logAnswer);
  app.addHook("onRequest", answerOtherMethods);
  const made = openMade(site);
  await addOpenApi(app, site, config.SITE_URL, made);
  addApiRoutes(app, site, made);
  const replays = await openReplays(config, site.version, app.log, seams.replays, metrics);
  app.addHook("preClose", async () => {
    setTimeout(replays.giveUp, PATIENCE_WHILE_STOPPING_MS).unref();
  });
  app.addHook("onClose", () => replays.close());
  const feed = addFeed(app, config, site.version, replays.store, seams.feed);
  metrics?.watchFeed(feed);
  addHealthRoute(app, site.version, replays.store, feed);
  await app.register(fastifyRateLimit, { global: false });
  addReplayRoutes(app, replays);
  addPopulationRoutes(app, site, replays.store, seams.replays?.now);
  const outside = openOutside(app, site.security, seams.outside);
  addNewsRoutes(app, site, config, outside);
  addVideoRoutes(app, site, config, outside);
  addMoveRoutes(app, site);
  addPictureRoutes(app, site);
  metrics?.watchServices([replays.service, ...outside.services]);
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
      reply.headers(headerRecord(site.security));
      answerError(error, request, reply);
    },
    clientErrorHandler: connectionErrorHandler(site.security),
  }).withTypeProvider<ZodTypeProvider>();
  // Schemas of what is asked only describe it: the routes answer what is wrong with it in words of their own.
  app.setValidatorCompiler(() => (value) => ({ value }));
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** Requests may also name a whole address (`GET http://host/about`) or none (`OPTIONS *`); the router knows paths only. */
function originForm(url: string): string {
  if (url.startsWith("/")) return url;
  const parsed = URL.parse(url);
  return parsed ? parsed.pathname + parsed.search : "/*";
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  const isExpected = status < 500 || status === 503;
  if (!isExpected) request.log.error({ err: error, method: request.method, route: request.routeOptions.url });
  sendFailure(reply, isExpected ? status : 500, status === 416 ? lengthHeaders(error) : {});
}

/** @fastify/static says in its error how long the file is that a range lies behind. */
function lengthHeaders(error: FastifyError & { headers?: Record<string, string> }): Record<string, string> {
  return error.headers ?? {};
}
