import type { PaymentMethodContext } from './payment-method.types.ts';

/** The id of the current request to the provider's frame. */
export const requestIdOf = ({ requestNumber }: Pick<PaymentMethodContext, 'requestNumber'>): string =>
  `card-${requestNumber}`;
