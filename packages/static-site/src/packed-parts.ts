import { close, fstatSync, openSync, read } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { missing } from "./answer-index.ts";

const readAsync = promisify(read);

/** A file of the built site that stays on disk: its parts are read when somebody asks for them. */
export class PackedParts {
  readonly #name: string;
  readonly #file: number;
  #isClosed = false;

  /** Opens the file, which stays open. Throws a `SiteError` when it is missing. */
  constructor(distDir: string, name: string) {
    this.#name = name;
    try {
      this.#file = openSync(join(distDir, name), "r");
    } catch {
      missing(name);
    }
  }

  get bytes(): number {
    return fstatSync(this.#file).size;
  }

  async read(start: number, length: number): Promise<Buffer> {
    const part = Buffer.alloc(length);
    const { bytesRead } = await readAsync(this.#file, part, 0, length, start);
    if (bytesRead < length) throw new Error(`${this.#name} ends too early`);
    return part;
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    close(this.#file);
  }
}
