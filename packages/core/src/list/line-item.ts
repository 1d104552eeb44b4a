/** The delivery of a gift card item (S3-meta). Amounts are minor units. */
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
  /** The day on which an e-mailed card is sent, as in '2026-12-24'; without it, as soon as the order is paid. */
  readonly sendOn?: string | undefined;
}

/** The metadata of an event registration (S3-meta-03). */
export interface EventRegistrationMetadata {
  /** The SKU that is sold when the registration is completed. */
  readonly onCompletionSku?: string | undefined;
}

/** An item's state in a gift registry (S3-meta-04). Quantities are pieces. */
export interface RegistryMetadata {
  readonly registryId: string;
  readonly wanted?: number | undefined;
  readonly purchased?: number | undefined;
  readonly priority?: number | undefined;
  /** The recipients' names, as stated by the registry when the gift was chosen. */
  readonly recipients?: string | undefined;
  /** The giver's name, if the giver agreed to share it with the registry's owner. */
  readonly giver?: string | undefined;
}

/** The number of hardware kits in a bundle: those shared by its parts, and those for one part (S3-meta-05). */
export interface HardwareCount {
  readonly shared: number;
  readonly solo: number;
}

/** The metadata of a line item (S3-meta). */
export interface ItemMetadata {
  /** The page or recipe that the item came from. */
  readonly recipeId?: string | undefined;
  /**
   * A price of one piece in minor units that the server sets and that replaces the computed one; shoppers cannot set
   * it.
   */
  readonly fluidPrice?: number | undefined;
  /** The SKU of a made-to-order piece, set by the server; replaces the product's. */
  readonly customSku?: string | undefined;
  readonly groupedProductId?: number | undefined;
  readonly bundleOptionId?: number | undefined;
  readonly freeBundleOptionId?: number | undefined;
  readonly giftcard?: GiftCardMetadata | undefined;
  /** The choices of a custom plate, by name. */
  readonly plateOpts?: Readonly<Record<string, string>> | undefined;
  /** Choices of a store's own product type by name, for example { days: 3 }; the type's pricing validates them. */
  readonly choice?: Readonly<Record<string, string | number>> | undefined;
  readonly eventRegistration?: EventRegistrationMetadata | undefined;
  readonly registry?: RegistryMetadata | undefined;
  readonly hardwareCount?: HardwareCount | undefined;
  /** Whether the shopper redeems an earned discount on this product (S6-tickets). */
  readonly redeem?: boolean | undefined;
}

/** The metadata that shoppers can set: all except what only the server sets. */
export type ChosenItemMetadata = Omit<ItemMetadata, 'fluidPrice' | 'customSku'>;

/** Chosen custom options by option id: a value id, several value ids, or the text of a text area. */
export type ChosenOptions = Readonly<Record<string, string | number | readonly number[]>>;

/** A line of a list: the shopper's choice, without prices, which are always computed (S3-item). */
export interface LineItem {
  readonly listItemId: string;
  readonly productId: number;
  readonly qty: number;
  readonly options: ChosenOptions;
  readonly metadata: ItemMetadata;
  /** The one chosen child of a configurable, or the chosen children of a bundle. */
  readonly children: readonly LineItem[];
}
