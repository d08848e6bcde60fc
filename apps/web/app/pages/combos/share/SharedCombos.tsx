import { type ReactNode, useEffect } from "react";
import { useHash, writeAddress } from "../../../live/own-address.ts";
import { usePart } from "../../../live/use-part.ts";
import { PartFailure } from "../../../ui/PartFailure.tsx";
import type { PageNotice } from "../combo-actions.ts";
import { isShareFragment } from "../core/share-fragment.ts";

const fetchPreview = () => import("./SharePreview.tsx").then((module) => module.SharePreview);

/** Opens the preview when the address carries somebody's combos. Until the visitor says so, nothing is added. */
export function SharedCombos({ notify }: { notify: (notice: PageNotice) => void }): ReactNode {
  const hash = useHash();
  const preview = usePart(fetchPreview);
  const isShared = isShareFragment(hash);
  useEffect(() => {
    if (isShared) preview.load();
  }, [isShared, preview.load]);

  if (!isShared) return undefined;
  if (preview.state === "failed") return <PartFailure part="The shared combos" />;
  if (preview.Component === undefined) return undefined;
  return (
    <preview.Component
      key={hash}
      fragment={hash}
      onAdded={(text) => notify({ kind: "info", text })}
      onClose={() => writeAddress({ hash: "" })}
    />
  );
}
