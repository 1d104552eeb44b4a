import type { Address } from '../address/address.ts';
import type { ChosenOptions, ItemMetadata } from '../list/line-item.ts';
import type { Money } from '../money/money.ts';
import type { ProductType } from '../product/product.ts';
import type { ShippingMode, ShippingRate } from '../shipping/rate.ts';
import type { StoreId } from '../site/site.ts';

/** The status of an order (S4-order-01), which only moves forward. */
export type OrderStatus = 'new' | 'payment_pending' | 'published' | 'payment_complete' | 'payment_error';

/** The ten totals of an order (S3-order-03, READINGS A1), in minor units of the store's currency. */
export interface OrderTotals {
  /** Sum of the line totals, before the discount. */
  readonly subtotal: Money;
  readonly discount: Money;
  readonly shipping: Money;
  readonly tariff: Money;
  readonly itemTax: Money;
  readonly shippingTax: Money;
  /** itemTax + shippingTax. */
  readonly tax: Money;
  /** subtotal - discount + shipping + tariff. */
  readonly grandTotalExcludingTax: Money;
  /** grandTotalExcludingTax + tax. */
  readonly grandTotalIncludingTax: Money;
  /** The part of the grand total paid by gift cards: a tender, not a discount. */
  readonly giftcards: Money;
}

/** A priced line of an order (S3-item). */
export interface OrderItem {
  readonly listItemId: string;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly type: ProductType;
  readonly thumbnail: string;
  readonly qty: number;
  /** Unit price in minor units, chosen options and children included. */
  readonly price: Money;
  /** price x qty. */
  readonly rowTotal: Money;
  readonly options: ChosenOptions;
  readonly metadata: ItemMetadata;
  /** Configuration from a product builder, by name; the order stores it unchanged. */
  readonly configuration?: Readonly<Record<string, string>> | undefined;
  readonly children: readonly OrderItem[];
}

/** A gift card on an order: its balance, and the amount that it pays. */
export interface AppliedGiftCard {
  readonly code: string;
  readonly balance: Money;
  readonly amount: Money;
}

/** How the order is paid (S3-order). */
export interface OrderPayment {
  /** 'spreedly' until a method is chosen (READINGS A16), then 'adyen', 'paypal' or the type of a method of the store's own. */
  readonly paymentType: string;
  readonly amount: Money;
  /** 'scheme' for cards. */
  readonly adyenType?: string | undefined;
  /** The display name of a payment method that is not in the specification; the store sets it. */
  readonly methodName?: string | undefined;
  /** Represents the card; created by the payment provider's frame. Never card data. */
  readonly transactionToken?: string | undefined;
  /** The provider's reference of this payment. */
  readonly transactionId?: string | undefined;
  readonly browserInfo?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** The amount that the shopper approved at PayPal; paying another amount is refused. */
  readonly authorizedPayPalAmount?: Money | undefined;
  /** The id of the customer's stored card that pays. */
  readonly storedPaymentMethodId?: string | undefined;
  /** Whether the provider should store the card for the customer. */
  readonly storesCard?: boolean | undefined;
  /** The brand of the card that paid, as the provider's code: 'visa'. */
  readonly cardBrand?: string | undefined;
  readonly cardLast4?: string | undefined;
}

/** The customer of an order; a guest has no customer id. */
export interface OrderCustomer {
  readonly email: string;
  readonly customerId?: string | undefined;
  readonly groupId: number;
}

/** An order, as checkout composes and the backend recomputes it. */
export interface Order {
  readonly orderId?: string | undefined;
  readonly listId: string;
  readonly storeId: StoreId;
  readonly status: OrderStatus;
  readonly items: readonly OrderItem[];
  readonly shippingMode: ShippingMode;
  readonly shippingAddress: Address | undefined;
  readonly billingAddress: Address | undefined;
  readonly shipping: readonly ShippingRate[];
  readonly totals: OrderTotals;
  readonly payment: OrderPayment;
  readonly giftcards: readonly AppliedGiftCard[];
  readonly comments: string;
  readonly customer: OrderCustomer;
  readonly meta: Readonly<Record<string, string>>;
}
