import { Component, type ReactNode } from "react";

interface ItemBoundaryProps {
  /** What the children show. With another one they are tried again. */
  readonly item?: unknown;
  /** Stands in for children that broke: text alone, nothing that reads what they show. */
  readonly fallback: (thrown: unknown) => ReactNode;
  readonly children: ReactNode;
}

interface ItemBoundaryState {
  readonly item: unknown;
  readonly failed: { readonly thrown: unknown } | undefined;
}

/**
 * Around one entry of a list that comes from outside (a link, storage, a service): an entry that cannot be shown is in nobody's
 * way. React asks for a class here.
 */
export class ItemBoundary extends Component<ItemBoundaryProps, ItemBoundaryState> {
  override state: ItemBoundaryState = { item: this.props.item, failed: undefined };

  static getDerivedStateFromError(thrown: unknown): Partial<ItemBoundaryState> {
    return { failed: { thrown } };
  }

  static getDerivedStateFromProps({ item }: ItemBoundaryProps, state: ItemBoundaryState) {
    return item === state.item ? null : { item, failed: undefined };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? this.props.fallback(failed.thrown) : this.props.children;
  }
}
