/** A view of the list to report to analytics, for example of a widget that appeared. */
export interface ListView {
  readonly name: string;
}

/** The fields of a product that the list uses. */
export interface ListedItem {
  readonly productId: number;
}

/** The ports of the list. */
export interface ProductListPorts {
  readonly load: (signal: AbortSignal) => Promise<readonly ListedItem[]>;
  /** Reports a view of the list, with the shown products. */
  readonly report: (view: ListView, items: readonly ListedItem[]) => void;
}

export interface ProductListInput {
  readonly ports: ProductListPorts;
}

export interface ProductListContext extends ProductListInput {
  readonly items: readonly ListedItem[];
  /** Views that occurred before the products were loaded, in order. */
  readonly waiting: readonly ListView[];
}

export type ProductListEvent =
  /** The list became visible. */
  { readonly type: 'list.seen' } | { readonly type: 'list.viewed'; readonly view: ListView };
