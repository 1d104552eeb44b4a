import type { ShippingState } from '@ironcart/checkout-machines';

/** Values whose changes are announced to screen readers. */
export interface Audible {
  readonly shipping: ShippingState;
  /** Why the store does not ship to the address. */
  readonly refusal?: string | undefined;
  /** The number of available shipping methods. */
  readonly methodCount: number;
  /** Amount to pay, formatted; undefined while unknown. */
  readonly toPay: string | undefined;
}

const shippingText = ({ shipping, refusal, methodCount }: Audible): string => {
  switch (shipping) {
    case 'loading':
      return 'Shipping methods are loading.';
    case 'error':
      return refusal ?? 'Shipping methods did not load.';
    case 'valid':
      return methodCount === 0 ? '' : methodCount === 1 ? '1 shipping method.' : `${methodCount} shipping methods.`;
    default:
      return '';
  }
};

/** Status message for screen readers: rates and amount to pay. */
export const spokenStatusOf = (audible: Audible): string =>
  [shippingText(audible), audible.toPay && `To pay: ${audible.toPay}.`].filter(Boolean).join(' ');
