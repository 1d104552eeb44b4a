/** A training program that a customer has bought. */
export interface OwnedProgram {
  /** The program's product id. */
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** How it reaches its buyer, as in 'app' (S3-attr-08). */
  readonly delivery: string;
  /** The order that bought it last. */
  readonly orderId: string;
  /** When that order was placed, ISO 8601. */
  readonly boughtAt: string;
  /** In what interval it is paid again; undefined: paid once. */
  readonly subscriptionInterval?: string | undefined;
}
