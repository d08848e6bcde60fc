import { type ReactNode, useEffect } from "react";
import { usePart } from "../../live/use-part.ts";
import { PartFailure } from "../../ui/PartFailure.tsx";
import type { ComboPageState } from "./use-combo-page.ts";

const fetchMenu = () => import("./row/RowMenu.tsx").then((module) => module.RowMenu);
const fetchShare = () => import("./share/ShareDialog.tsx").then((module) => module.ShareDialog);

/** What stands over the page when it is asked for: the menu of a row and the dialog that shares. Both are fetched then. */
export function PageParts({ page }: { page: ComboPageState }): ReactNode {
  const { open, setOpen, combos, actions } = page;
  const menu = usePart(fetchMenu);
  const share = usePart(fetchShare);
  const part = open?.part;
  useEffect(() => {
    if (part === "menu") menu.load();
    if (part === "share") share.load();
  }, [part, menu.load, share.load]);
  const close = () => setOpen(undefined);

  return (
    <>
      {menu.state === "failed" && part === "menu" && <PartFailure part="The menu" />}
      {share.state === "failed" && part === "share" && <PartFailure part="The sharing dialog" />}
      {menu.Component && (
        <menu.Component
          open={open?.part === "menu" ? open : undefined}
          combos={combos}
          actions={actions}
          onClose={close}
        />
      )}
      {share.Component && open?.part === "share" && (
        <share.Component combos={combos.filter(({ id }) => open.ids.includes(id))} onClose={close} />
      )}
    </>
  );
}
