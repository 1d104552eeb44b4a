import { AtTheBank } from './AtTheBank.tsx';
import { OutOfStock } from './OutOfStock.tsx';
import type { PaymentParts } from './payment/payment-parts.ts';

/** The dialogs of an order that is being placed. */
export const PlacingDialogs = ({ Challenge }: Pick<PaymentParts, 'Challenge'>) => (
  <>
    <AtTheBank Challenge={Challenge} />
    <OutOfStock />
  </>
);
