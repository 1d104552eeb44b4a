import { changesShipment } from '../shipping-rates/changes-shipment.ts';
import type { ShippingRatesEvent, ShippingSituation } from '../shipping-rates/shipping-rates.types.ts';
import type { TaxQuoteEvent, TaxSituation } from '../tax-quote/tax-quote.types.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { shippingSituationOf, taxSituationOf } from './situations.ts';

/** Whether rates or tax would be requested for the same order: most events do not change their inputs. */
const isSameSituation = (
  situation: ShippingSituation | TaxSituation,
  told: ShippingSituation | TaxSituation | undefined,
): boolean =>
  situation === told ||
  (situation.kind === told?.kind &&
    ('fingerprint' in situation && 'fingerprint' in told ? situation.fingerprint === told.fingerprint : true));

/** Event that informs the rates machine of the current order; undefined if nothing changed for it. */
export const newsForRates = (
  context: CheckoutContext,
): (ShippingRatesEvent & { readonly situation: ShippingSituation }) | undefined => {
  const situation = shippingSituationOf(context);
  const { told } = context;
  // While the rates machine is debouncing, it receives every change, so that its request contains the current order.
  const isSame = context.shipping.state !== 'loadable' && isSameSituation(situation, told.shipping);
  if (isSame && !changesShipment(told.shipping, situation)) return undefined;
  return { type: isSame ? 'rates.reload' : 'order.changed', situation };
};

/** Event that informs the tax machine of the current order; undefined if nothing changed for it. */
export const newsForTax = (
  context: CheckoutContext,
): (TaxQuoteEvent & { readonly situation: TaxSituation }) | undefined => {
  const situation = taxSituationOf(context);
  return isSameSituation(situation, context.told.tax) ? undefined : { type: 'order.changed', situation };
};
