import type { SqlStore } from "@tactician/replays";
import type {
  FastifyBaseLogger,
  FastifyInstance,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from "fastify";
import type { ZodTypeProvider } from "fastify-type-provider-zod";
import type { Connections } from "./http/connections.ts";

declare module "fastify" {
  interface FastifyInstance {
    connections: Connections;
    /** The stored matches. */
    store: SqlStore;
  }
  interface FastifyReply {
    /** What the log calls the answer; empty when the route's own pattern says it. */
    answered: string;
    securityHeaders: Readonly<Record<string, string>>;
  }
}

export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypeProvider
>;
