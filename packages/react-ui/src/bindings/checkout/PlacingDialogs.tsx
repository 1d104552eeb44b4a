import { AtTheBank } from './AtTheBank.tsx';
import { OutOfStock } from './OutOfStock.tsx';
import type { PaymentParts } from './payment/payment-parts.ts';

/** The dialogs during the placement of an order. */
export const PlacingDialogs = ({ Challenge }: Pick<PaymentParts, 'Challenge'>) => (
  <>
    <AtTheBank Challenge={Challenge} />
    <OutOfStock />
  </>
);
