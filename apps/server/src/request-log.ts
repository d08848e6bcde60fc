import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * One line for every answer: method, which route or file, status and milliseconds. The address as typed never goes into
 * the log: it may hold a player's id. So the log names routes by their pattern and files by the build's name for them.
 */
export function logAnswer(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const route = reply.answered === "" ? (request.routeOptions.url ?? "(none)") : reply.answered;
  request.log.info({
    method: request.method,
    route,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  });
  done();
}
