import displayFont from "../../generated/display-face.woff2?url";

const FACE = "Tactician Display";

/** Files as `data:` addresses, each fetched once: a picture is drawn in a room that reaches nothing outside. */
const embedded = new Map<string, Promise<string>>();

/** The contents of files by their address. Rejects when one does not arrive; the next call asks again. */
export async function embedAll(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const entries = files.map(async (file) => [file, await embed(file)] as const);
  return new Map(await Promise.all(entries));
}

/** The display face as a stylesheet. The page has it too by then, so that texts are measured as they are drawn. */
export async function embeddedFace(): Promise<string> {
  const [address] = await Promise.all([embed(displayFont), document.fonts.load(`700 20px "${FACE}"`)]);
  return `@font-face { font-family: "${FACE}"; font-weight: 700; src: url("${address}") format("woff2"); }`;
}

function embed(file: string): Promise<string> {
  const known = embedded.get(file);
  if (known !== undefined) return known;
  const address = readFile(file);
  embedded.set(file, address);
  address.catch(() => embedded.delete(file));
  return address;
}

async function readFile(file: string): Promise<string> {
  const response = await fetch(file);
  if (!response.ok) throw new Error(`${file} did not arrive: ${response.status}`);
  const content = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(content);
  });
}
