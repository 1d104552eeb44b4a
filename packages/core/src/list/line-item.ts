/** What a gift card item says about its delivery (S3-meta). Amounts are minor units. */
export interface GiftCardMetadata {
  readonly delivery: 'email' | 'physical';
  readonly amount?: number | undefined;
  readonly customAmount?: number | undefined;
  readonly message?: string | undefined;
  readonly recipientEmail?: string | undefined;
  readonly recipientName?: string | undefined;
  readonly senderEmail?: string | undefined;
  readonly senderName?: string | undefined;
  readonly design?: string | undefined;
}

/** The metadata of a line item that the slice reads (S3-meta). */
export interface ItemMetadata {
  readonly recipeId?: string | undefined;
  readonly groupedProductId?: number | undefined;
  readonly bundleOptionId?: number | undefined;
  readonly freeBundleOptionId?: number | undefined;
  readonly giftcard?: GiftCardMetadata | undefined;
  readonly redeem?: boolean | undefined;
}

/** Chosen custom options: the option's id as text, to a value id, value ids, or an area's text. */
export type ChosenOptions = Readonly<Record<string, string | number | readonly number[]>>;

/** A line of a list, as chosen by the shopper: no prices, they are always computed (S3-item). */
export interface LineItem {
  readonly listItemId: string;
  readonly productId: number;
  readonly qty: number;
  readonly options: ChosenOptions;
  readonly metadata: ItemMetadata;
  /** The chosen child of a configurable (one), or the chosen children of a bundle. */
  readonly children: readonly LineItem[];
}
