/** A view of the list that somebody wants to know of, as in a widget that appeared. */
export interface ListView {
  readonly name: string;
}

/** A product as a list knows it, whatever else is shown of it. */
export interface ListedItem {
  readonly productId: number;
}

/** What the list needs from outside. */
export interface ProductListPorts {
  readonly load: (signal: AbortSignal) => Promise<readonly ListedItem[]>;
  /** Tells of a view of the list, with what the list shows. */
  readonly report: (view: ListView, items: readonly ListedItem[]) => void;
}

export interface ProductListInput {
  readonly ports: ProductListPorts;
}

export interface ProductListContext extends ProductListInput {
  readonly items: readonly ListedItem[];
  /** Views that came before the products did, the first one first. */
  readonly waiting: readonly ListView[];
}

export type ProductListEvent =
  /** The list has come into sight. */
  { readonly type: 'list.seen' } | { readonly type: 'list.viewed'; readonly view: ListView };
