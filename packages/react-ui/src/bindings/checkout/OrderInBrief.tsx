import { selectTotals } from '@ironcart/checkout-machines';
import { OrderSummary } from '../../checkout/OrderSummary.tsx';
import { sameJson } from '../same-json.ts';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';
import { selectIsSoFar, selectIsWithoutVat, selectShownTotal, summaryLines, summaryTotals } from './summary.ts';

/** The lines and totals of the order, shown beside every step. */
export const OrderInBrief = () => {
  const actor = useCheckout();
  const cart = useSelector(actor, ({ context }) => context.cart);
  const site = useSelector(actor, ({ context }) => context.site);
  const totals = useSelector(actor, selectTotals, sameJson);
  return (
    <OrderSummary
      lines={summaryLines(cart, site)}
      totals={summaryTotals(totals, site.showsTaxExclusivePrice)}
      count={cart.list.items.reduce((count, { qty }) => count + qty, 0)}
      total={useSelector(actor, selectShownTotal)}
      isSoFar={useSelector(actor, selectIsSoFar)}
      isWithoutVat={useSelector(actor, selectIsWithoutVat)}
    />
  );
};
