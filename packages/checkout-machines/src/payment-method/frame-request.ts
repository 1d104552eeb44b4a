import type { PaymentMethodContext } from './payment-method.types.ts';

/** The id of the current request to the provider's frame. */
export const requestIdOf = ({ requestNumber }: Pick<PaymentMethodContext, 'requestNumber'>): string =>
  `card-${requestNumber}`;

/** Whether a text is such an id, and not one made up by the page. */
export const isRequestId = (text: string): boolean => /^card-\d{1,6}$/.test(text);
