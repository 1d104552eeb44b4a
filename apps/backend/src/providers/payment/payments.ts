import type { Currency } from '@ironcart/core/money';
import type { OrderPayment } from '@ironcart/core/order';
import type { PaymentMethod } from '@ironcart/core/payment';
import type {
  KeptCard,
  PaymentMarket,
  PaymentNotification,
  PaymentProvider,
  PaymentProviderUnavailableError,
  ReceivedNotification,
} from './payment-provider.ts';
import type { PaymentSource } from './payment-request.ts';

/** Public settings of the provider's browser fields and buttons. */
export interface BrowserSetup {
  /** 'none': cards are not accepted. */
  readonly provider: {
    readonly name: 'sandbox' | 'adyen' | 'none';
    readonly clientKey?: string | undefined;
    readonly environment?: string | undefined;
  };
  /** Only if PayPal is configured and takes the currency; in a demo store the sandbox's wallet window replaces it. */
  readonly paypal: { readonly clientId: string } | undefined;
}

/** The methods of the available providers, cards first. */
export interface OfferedMethods {
  readonly methods: readonly PaymentMethod[];
  /** Why the card provider could not be reached; its methods are then missing. */
  readonly unavailable: PaymentProviderUnavailableError | undefined;
}

/** A facade for all payment providers of the deployment; selects the provider. */
export interface Payments extends Pick<PaymentProvider, 'authorise' | 'capture' | 'void' | 'refund' | 'find'> {
  /**
   * The source of an order's payment; undefined if the order has none.
   * @param customerId owner of a stored card, existing or new; a guest has none
   */
  sourceOf(payment: OrderPayment, customerId: string | undefined): PaymentSource | undefined;
  /** The display name of the payment's method, if it is one of the store's own. */
  ownNameOf(payment: OrderPayment): string | undefined;
  /** Whether a provider handles this kind of payment; otherwise it must not be requested. */
  takes(source: PaymentSource): boolean;
  takeNotification(
    name: string,
    notification: ReceivedNotification,
  ): Promise<readonly PaymentNotification[] | undefined>;
  /** The methods available now: an unreachable provider removes only its own. */
  methods(market: PaymentMarket): Promise<OfferedMethods>;
  storedCards(customerId: string): Promise<readonly KeptCard[]>;
  keepCard(customerId: string, token: string): Promise<KeptCard | undefined>;
  forgetCard(customerId: string, storedPaymentMethodId: string): Promise<boolean>;
  /** @param currency what the shopper would pay in */
  browserSetup(currency: Currency): BrowserSetup;
}
