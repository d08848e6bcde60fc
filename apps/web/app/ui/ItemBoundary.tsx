import { Component, type ReactNode } from "react";

interface ItemBoundaryProps {
  /** What the children show. With another one they are tried again. */
  readonly item: unknown;
  /** Stands in for children that broke: text alone, nothing that reads it. */
  readonly fallback: () => ReactNode;
  readonly children: ReactNode;
}

interface ItemBoundaryState {
  readonly item: unknown;
  readonly isBroken: boolean;
}

/**
 * Around one entry of a list that comes from outside (a link, storage, a service): an entry that cannot be shown is in nobody's
 * way. React asks for a class here.
 */
export class ItemBoundary extends Component<ItemBoundaryProps, ItemBoundaryState> {
  override state: ItemBoundaryState = { item: this.props.item, isBroken: false };

  static getDerivedStateFromError(): Partial<ItemBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps({ item }: ItemBoundaryProps, state: ItemBoundaryState) {
    return item === state.item ? null : { item, isBroken: false };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.fallback() : this.props.children;
  }
}
