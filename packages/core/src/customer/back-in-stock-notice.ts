/** A back-in-stock notice; called `bin` on the wire. */
export interface BackInStockNotice {
  readonly _id: string;
  readonly productId: number;
  /** The product on whose page it was requested; undefined: the product itself. */
  readonly parentId: number | undefined;
  readonly email: string;
}
