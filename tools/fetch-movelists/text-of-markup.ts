import { Parser } from "htmlparser2";

/** A whole tag. `<` alone is text: `uf+1+3<d` is a command. */
const TAG = /<\/?[a-z][^<>]*>/i;

/**
 * The text of a value that is HTML, escaped HTML or text, its entities escaped once or twice:
 * `&lt;div&gt;\n* -13 &amp;#58; i10\n&lt;/div&gt;` gives `* -13 : i10` between two line breaks. Lists of tags become lines with `* `, of a list
 * inside of a list with `** `; other line breaks and blanks stay as they are.
 */
export function textOfMarkup(source: string): string {
  return unwrapped(unwrapped(source));
}

/** Takes one layer away: the tags with the entities between them, or the entities of a text without tags. */
function unwrapped(source: string): string {
  return TAG.test(source) ? textBetweenTags(source) : textBetweenTags(source.replaceAll("<", "&lt;"));
}

function textBetweenTags(html: string): string {
  let text = "";
  let depth = 0;
  const parser = new Parser({
    onopentag(name) {
      if (name === "ul" || name === "ol") depth += 1;
      if (name === "li")
        text += `${text === "" || text.endsWith("\n") ? "" : "\n"}${"*".repeat(depth || 1)} `;
      if (name === "br") text += "\n";
    },
    onclosetag(name) {
      if (name === "ul" || name === "ol") depth -= 1;
    },
    ontext(part) {
      text += part;
    },
  });
  // The wiki breaks the line of its own text too after a line break of the page.
  parser.end(html.replace(/(<br\s*\/?>)\n/gi, "$1"));
  return text;
}
