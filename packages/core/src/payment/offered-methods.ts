import { type ApplePayFacts, type ApplePayObstacle, applePayObstacle } from './apple-pay-availability.ts';
import { type PayPalObstacle, payPalObstacle } from './pay-pal-availability.ts';

/** A way to pay, as the payment service lists it for a country. */
export interface PaymentMethod {
  /** 'scheme' for cards, 'applepay', 'paypal', or a redirect method's type. */
  readonly type: string;
  readonly name: string;
  readonly brands?: readonly string[] | undefined;
}

/** What decides which of the listed methods are offered. */
export interface PaymentSituation extends Omit<ApplePayFacts, 'isSetUp'> {
  readonly isSetUp: { readonly applePay: ApplePayFacts['isSetUp']; readonly payPal: boolean };
}

/** A listed method, and what keeps it from being offered, if anything. */
export interface ConsideredMethod {
  readonly method: PaymentMethod;
  readonly obstacle: ApplePayObstacle | PayPalObstacle | undefined;
}

const obstacleOf = (type: string, situation: PaymentSituation): ConsideredMethod['obstacle'] => {
  const { isSetUp } = situation;
  if (type === 'applepay') return applePayObstacle({ ...situation, isSetUp: isSetUp.applePay });
  if (type === 'paypal') return payPalObstacle({ ...situation, isSetUp: isSetUp.payPal });
  return undefined;
};

/** Every listed method with the reason why it is not offered, in the service's order. */
export const considerMethods = (
  methods: readonly PaymentMethod[],
  situation: PaymentSituation,
): readonly ConsideredMethod[] => methods.map((method) => ({ method, obstacle: obstacleOf(method.type, situation) }));

/** The methods that a shopper can pay with, in the service's order. */
export const offeredMethods = (
  methods: readonly PaymentMethod[],
  situation: PaymentSituation,
): readonly PaymentMethod[] =>
  considerMethods(methods, situation)
    .filter(({ obstacle }) => obstacle === undefined)
    .map(({ method }) => method);
