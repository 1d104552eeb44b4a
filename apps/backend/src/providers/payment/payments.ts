import type { OrderPayment } from '@ironcart/core/order';
import type { PaymentMethod } from '@ironcart/core/payment';
import type { Payment } from './payment.ts';
import type {
  KeptCard,
  PaymentMarket,
  PaymentNotification,
  PaymentProviderUnavailableError,
  ReceivedNotification,
  RefundRequest,
} from './payment-provider.ts';
import type { PaymentRequest, PaymentSource } from './payment-request.ts';

/** What the browser needs to show the provider's own fields and buttons; nothing of it is secret. */
export interface BrowserSetup {
  /** 'none': nobody takes cards. */
  readonly provider: {
    readonly name: 'sandbox' | 'adyen' | 'none';
    readonly clientKey?: string | undefined;
    readonly environment?: string | undefined;
  };
  /** Only where PayPal itself is configured: in a demo store the sandbox's wallet window stands in for it. */
  readonly paypal: { readonly clientId: string } | undefined;
}

/** The methods of the providers that answer, cards first. */
export interface OfferedMethods {
  readonly methods: readonly PaymentMethod[];
  /** Why the provider of cards could not be asked, whose methods are left out then. */
  readonly unavailable: PaymentProviderUnavailableError | undefined;
}

/** Every provider of the deployment as the services know them: one front, which picks the provider. */
export interface Payments {
  /**
   * What an order is paid with; undefined where it does not say so.
   * @param customerId whose stored card pays, and for whom a new one is kept; a guest has none
   */
  sourceOf(payment: OrderPayment, customerId: string | undefined): PaymentSource | undefined;
  /** What shoppers call the method of a payment, where it is one of the store's own. */
  ownNameOf(payment: OrderPayment): string | undefined;
  /** Whether some provider takes payments of this kind: what none takes must not be asked for. */
  takes(source: PaymentSource): boolean;
  authorise(request: PaymentRequest): Promise<Payment>;
  capture(key: string): Promise<Payment>;
  void(key: string): Promise<Payment>;
  /** @returns false where nobody pays it back without people */
  refund(key: string, request: RefundRequest): Promise<boolean>;
  find(key: string): Promise<Payment | undefined>;
  takeNotification(
    name: string,
    notification: ReceivedNotification,
  ): Promise<readonly PaymentNotification[] | undefined>;
  /** What can be offered now: a provider that does not answer takes away its own methods only. */
  methods(market: PaymentMarket): Promise<OfferedMethods>;
  storedCards(customerId: string): Promise<readonly KeptCard[]>;
  keepCard(customerId: string, token: string): Promise<KeptCard | undefined>;
  forgetCard(customerId: string, storedPaymentMethodId: string): Promise<boolean>;
  browserSetup(): BrowserSetup;
}
