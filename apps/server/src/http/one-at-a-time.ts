import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Requests of one connection that may wait behind the one that is being answered. Browsers send none ahead, few tools more. */
const MOST_WAITING = 8;

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
    if (ahead > MOST_WAITING) close(request.socket);
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
