import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { dataHeaders, type HeaderList } from "@tactician/static-site";
import type { ConnectionError } from "fastify";

const STATUS_BY_CODE: ReadonlyMap<string, number> = new Map(
  Object.entries({
    HPE_HEADER_OVERFLOW: 431,
    HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  }),
);

/** Answers what is no HTTP request, came too slowly or was too large to be read; then closes the connection. */
export function connectionErrorHandler(security: HeaderList) {
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
function answerText(status: number, security: HeaderList): string {
  const headers = [...security, ...dataHeaders, "content-length", "0", "connection", "close"];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let i = 0; i + 1 < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
  return `${lines.join("\r\n")}\r\n\r\n`;
}
