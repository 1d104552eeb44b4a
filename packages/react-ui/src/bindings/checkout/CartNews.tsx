import { selectStep } from '@ironcart/checkout-machines';
import { Suspense } from 'react';
import { useMoneyFormat } from '../../price/Amount.tsx';
import { latePart } from '../../primitives/late-part.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';
import { isPage } from './steps.ts';
import { selectIsWithoutVat, selectShownTotal, summaryLines } from './summary.ts';

const LateChanges = latePart(async () => (await import('../cart/LateChanges.tsx')).LateChanges);

/** Changes of the cart since checkout was opened: changed prices and lines that cannot be bought any more. */
export const CartNews = () => {
  const actor = useCheckout();
  const format = useMoneyFormat();
  const cart = useSelector(actor, ({ context }) => context.cart);
  const site = useSelector(actor, ({ context }) => context.site);
  const isOnPage = useSelector(actor, (snapshot) => isPage(selectStep(snapshot)));
  const total = useSelector(actor, selectShownTotal);
  const withoutVat = useSelector(actor, selectIsWithoutVat) ? ', excl. VAT,' : '';
  return (
    isOnPage && (
      <Suspense fallback={null}>
        <LateChanges
          lines={summaryLines(cart, site)}
          canChange={cart.list.type === 'cart'}
          total={`Your order comes to ${format(total)}${withoutVat} now.`}
        />
      </Suspense>
    )
  );
};
