/** That somebody wants to hear when a product can be bought again: a `bin` on the wire. */
export interface BackInStockNotice {
  readonly _id: string;
  readonly productId: number;
  /** The product on whose page it was asked for; undefined: the product's own. */
  readonly parentId: number | undefined;
  readonly email: string;
}
