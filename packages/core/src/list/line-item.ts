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

/** What a registration for an event brings with it (S3-meta-03). */
export interface EventRegistrationMetadata {
  /** The SKU that is sold once the registration is completed. */
  readonly onCompletionSku?: string | undefined;
}

/** Where an item stands in a gift registry (S3-meta-04). Quantities are pieces. */
export interface RegistryMetadata {
  readonly registryId: string;
  readonly wanted?: number | undefined;
  readonly purchased?: number | undefined;
  readonly priority?: number | undefined;
}

/** How many hardware kits a bundle holds: shared by its parts, and for one part alone (S3-meta-05). */
export interface HardwareCount {
  readonly shared: number;
  readonly solo: number;
}

/** The metadata of a line item (S3-meta). */
export interface ItemMetadata {
  /** The page or recipe that the item came from. */
  readonly recipeId?: string | undefined;
  /** The price of one piece in minor units, set by the server and used as it is; a shopper cannot set it. */
  readonly fluidPrice?: number | undefined;
  /** The SKU of a piece made to order, set by the server in place of the product's. */
  readonly customSku?: string | undefined;
  readonly groupedProductId?: number | undefined;
  readonly bundleOptionId?: number | undefined;
  readonly freeBundleOptionId?: number | undefined;
  readonly giftcard?: GiftCardMetadata | undefined;
  /** The choices of a custom plate, by name. */
  readonly plateOpts?: Readonly<Record<string, string>> | undefined;
  readonly eventRegistration?: EventRegistrationMetadata | undefined;
  readonly registry?: RegistryMetadata | undefined;
  readonly hardwareCount?: HardwareCount | undefined;
  /** Whether the shopper redeems what they earned on this product (S6-tickets). */
  readonly redeem?: boolean | undefined;
}

/** What a shopper can say about an item: all but what the server alone sets. */
export type ChosenItemMetadata = Omit<ItemMetadata, 'fluidPrice' | 'customSku'>;

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
