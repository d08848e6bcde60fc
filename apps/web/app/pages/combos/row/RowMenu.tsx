import { Menu } from "@base-ui/react/menu";
import { dojoPath } from "@tactician/contract";
import { type ReactNode, useState } from "react";
import type { Combo } from "../../../kept/core/combo.ts";
import { trainThis } from "../../../ui/words.ts";
import { type OpenPart, useComboActions } from "../combo-actions.ts";
import * as words from "../words.ts";
import styles from "./RowMenu.module.css";

interface RowMenuProps {
  readonly open: Extract<OpenPart, { part: "menu" }> | undefined;
  readonly combos: readonly Combo[];
  readonly onClose: () => void;
}

/** Everything else that can be done with one row. One menu serves all rows. */
export function RowMenu({ open, combos, onClose }: RowMenuProps): ReactNode {
  const actions = useComboActions();
  // While it closes, it still shows what it showed.
  const [last, setLast] = useState(open);
  if (open !== undefined && open !== last) setLast(open);
  const shown = open ?? last;
  const index = combos.findIndex(({ id }) => id === shown?.id);
  const id = shown?.id ?? "";

  return (
    <Menu.Root open={open !== undefined} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Menu.Portal container={document.getElementById("content")}>
        <Menu.Positioner
          className={styles.positioner}
          anchor={shown?.anchor ?? null}
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup className={styles.popup} finalFocus={() => shown?.anchor ?? null}>
            <Item onPick={() => actions.duplicate(id)}>{words.duplicate}</Item>
            <Item isOff={index <= 0} onPick={() => actions.move(index, index - 1)}>
              {words.moveUp}
            </Item>
            <Item isOff={index === combos.length - 1} onPick={() => actions.move(index, index + 1)}>
              {words.moveDown}
            </Item>
            <Menu.Separator className={styles.separator} />
            <Item isOff={combos[index]?.character === undefined} onPick={() => train(combos[index])}>
              {trainThis}
            </Item>
            <Item onPick={() => void actions.copy([id], "site")}>{words.copySpaced}</Item>
            <Item onPick={() => void actions.copy([id], "community")}>{words.copyCommunity}</Item>
            <Item onPick={() => actions.share([id])}>{words.shareByLink}</Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The first launcher with the first route; each is an exercise of the dojo. */
function train({ character, launchers, followUps }: Partial<Combo> = {}): void {
  if (character === undefined) return;
  const route = [launchers?.[0], ...(followUps?.[0] ?? [])].filter(
    (move) => move !== undefined && move !== "",
  );
  location.assign(dojoPath(character, route.join(" into ")));
}

function Item(props: { onPick: () => void; isOff?: boolean; children: string }): ReactNode {
  return (
    <Menu.Item className={styles.item} disabled={props.isOff ?? false} onClick={props.onPick}>
      {props.children}
    </Menu.Item>
  );
}
