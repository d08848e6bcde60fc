import { portraitFile } from "./portrait-file.ts";

interface PortraitProps {
  /** The character's id, `devil-jin`. */
  id: string;
  name: string;
  /** Widths of the files to choose from. Flat drawings: twice the size of a card on a phone is sharp enough, and all stay light. */
  widths?: readonly (96 | 192 | 384)[];
  sizes: string;
  loading: "eager" | "lazy";
  className?: string | undefined;
}

/** A character's portrait; always square, so its place is kept while it loads. */
export function Portrait({ id, name, widths = [96, 192], sizes, loading, className }: PortraitProps) {
  const files = (ending: "avif" | "webp") =>
    widths.map((width) => `${portraitFile(id, width, ending)} ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={files("avif")} sizes={sizes} />
      <img
        className={className}
        src={portraitFile(id, 192, "webp")}
        srcSet={files("webp")}
        sizes={sizes}
        width={192}
        height={192}
        loading={loading}
        // Never ahead of styles and text, as React's preloads of eager pictures would be.
        fetchPriority="low"
        decoding="async"
        alt={name}
      />
    </picture>
  );
}
