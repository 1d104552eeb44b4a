import { selectOutOfStock, selectStep } from '@ironcart/checkout-machines';
import { Suspense } from 'react';
import { useMoneyFormat } from '../../price/Amount.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';
import { isPage } from './steps.ts';
import { selectIsWithoutVat, selectShownTotal, summaryLines } from './summary.ts';

const CartChangeNotices = lazyWithRetry(async () => (await import('../cart/CartChangeNotices.tsx')).CartChangeNotices);

/**
 * Changes of the cart since checkout was opened: changed prices, ended deals, and lines that can no longer be bought.
 * The lines for which an order failed are shown once: in the dialog, or here without scripts.
 */
export const CartNews = () => {
  const actor = useCheckout();
  const format = useMoneyFormat();
  const cart = useSelector(actor, ({ context }) => context.cart);
  const site = useSelector(actor, ({ context }) => context.site);
  const isOnPage = useSelector(actor, (snapshot) => isPage(selectStep(snapshot)));
  const total = useSelector(actor, selectShownTotal);
  const hasFailed = useSelector(actor, (snapshot) => selectOutOfStock(snapshot).length > 0);
  const hasDialog = useInBrowser() && hasFailed;
  const endedDeals = useSelector(actor, ({ context }) => context.missedDeals);
  const lines = summaryLines(cart, site);
  const withoutVat = useSelector(actor, selectIsWithoutVat) ? ', excl. VAT,' : '';
  return (
    isOnPage && (
      <Suspense fallback={null}>
        <CartChangeNotices
          lines={hasDialog ? lines.map((line) => ({ ...line, issue: undefined })) : lines}
          endedDeals={endedDeals}
          canChange={cart.list.type === 'cart'}
          title={hasFailed ? 'Your order was not placed: change this first' : undefined}
          total={`Your order comes to ${format(total)}${withoutVat} now.`}
        />
      </Suspense>
    )
  );
};
