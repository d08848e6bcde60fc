/**
 * Cuts text that comes in pieces into lines. Of a line beyond `longest` letters no more than a letter beyond is held, so that a file of
 * one endless line fits too.
 */
export function createLineSplitter(take: (line: string) => void, longest: number) {
  let rest = "";
  return {
    push: (piece: string) => {
      const lines = piece.split("\n");
      for (const [place, part] of lines.entries()) {
        rest = (rest + part.slice(0, longest + 1)).slice(0, longest + 1);
        if (place < lines.length - 1) {
          take(rest);
          rest = "";
        }
      }
    },
    end: () => {
      if (rest !== "") take(rest);
      rest = "";
    },
  };
}
