import { ServiceError } from "./service-error.ts";

/**
 * The text of an answer, which may not have more than `maxBytes` once it is unpacked: a small compressed body can hold
 * gigabytes. Rejects with a `ServiceError` that says so; whatever breaks on the way is passed on.
 */
export async function readBody(response: Response, maxBytes: number): Promise<string> {
  if (!response.body) return "";
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  // Leaving the loop early closes the connection.
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new ServiceError("too-large", `The answer is larger than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
