import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from "node:http";
import type { Socket } from "node:net";
import { dataHeaders, type HeaderFields } from "@tactician/static-site";
import type { ConnectionError } from "fastify";
import { SERVER_LIMITS } from "../limits.ts";

/** How long visitors may take, and how large their headers may be. */
const OPTIONS = {
  headersTimeout: SERVER_LIMITS.headersMs.ms,
  requestTimeout: SERVER_LIMITS.requestMs.ms,
  connectionsCheckingInterval: SERVER_LIMITS.checkMs.ms,
  keepAliveTimeout: SERVER_LIMITS.idleMs.ms,
  maxHeaderSize: SERVER_LIMITS.headerBytes.bytes,
};

export function createNodeServer(answer: RequestListener): Server {
  const server = createServer(OPTIONS, oneAtATime(answer));
  server.setTimeout(SERVER_LIMITS.stalledMs.ms);
  // Expecting more than "100-continue" is answered like any other request: Node's own refusal has none of our headers.
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
  return server;
}

/**
 * Answers the requests of a connection one after the other: the next one is looked at when the answer before it has left
 * this process. Node calls its listener for all that arrived at once, whether the visitor reads or not, so that 64 KB of
 * pipelined requests would make 800 answers. A connection that sends more ahead than may wait is closed.
 */
export function oneAtATime(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const takeTurn = (request: IncomingMessage, response: ServerResponse) => {
    waiting.set(request.socket, (waiting.get(request.socket) ?? 1) - 1);
    answer(request, response);
  };
  return (request, response) => {
    // Node gives an answer its socket when it is that answer's turn.
    if (response.socket) {
      answer(request, response);
      return;
    }
    const ahead = (waiting.get(request.socket) ?? 0) + 1;
    waiting.set(request.socket, ahead);
    if (ahead > SERVER_LIMITS.waitingOnConnection.number) close(request.socket);
    else response.once("socket", () => takeTurn(request, response));
  };
}

/** What Node's parser is told to leave alone all that follows on the connection. */
const READ_NO_FURTHER = 2;

/** Closes it. Hundreds of requests may lie behind this one in what arrived already, and nobody has to look at them. */
function close(socket: Socket): void {
  const parser: unknown = "parser" in socket ? socket.parser : undefined;
  if (typeof parser === "object" && parser !== null && "onIncoming" in parser)
    parser.onIncoming = () => READ_NO_FURTHER;
  socket.destroy();
}

const STATUS_BY_CODE: ReadonlyMap<string, number> = new Map([
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/** Answers what is no HTTP request, came too slowly or was too large to be read; then closes the connection. */
export function connectionErrorHandler(security: HeaderFields) {
  return (error: ConnectionError, socket: Socket): void => {
    if (error.code === "ECONNRESET" || !socket.writable || isAnswering(socket)) {
      socket.destroy();
      return;
    }
    socket.end(answerText(STATUS_BY_CODE.get(error.code ?? "") ?? 400, security));
  };
}

/** Whether an answer to an earlier request on this connection is under way; a second one would land in its middle. */
function isAnswering(socket: Socket): boolean {
  const answer: unknown = "_httpMessage" in socket ? socket._httpMessage : undefined;
  return (
    typeof answer === "object" && answer !== null && "headersSent" in answer && answer.headersSent === true
  );
}

/** Without a body: the request may have been a HEAD, and whatever follows its headers would be taken for an answer. */
function answerText(status: number, security: HeaderFields): string {
  const headers = { ...security, ...dataHeaders, "content-length": "0", connection: "close" };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`;
}
