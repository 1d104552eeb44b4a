import { checkoutStepAt } from '@ironcart/core/checkout';
import { cardNumberMessage } from '@ironcart/core/forms';
import { type CartLineView, CheckoutProgress, Notice, OrderSummary, Page, SplitLayout } from '@ironcart/react-ui';
import { progressSteps, StepSkeleton } from '@ironcart/react-ui/checkout';
import { useLocation } from 'react-router';
import { OpenedCheckout } from '../../checkout/OpenedCheckout.tsx';
import { useOpenedCheckout } from '../../checkout/use-opened-checkout.ts';
import { useQueryMark } from '../../checkout/use-query-mark.ts';
import { useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import { FormsLoadAnew } from '../../shell/forms-load-anew.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { loader } from './route.server.ts';

/** Checkout shows lines without VAT, because the rate depends on the shipping address. */
const withoutVat = (line: CartLineView): CartLineView =>
  line.vat?.kind === 'included' ? { ...line, ...line.vat.without, vat: { kind: 'excluded' } } : line;

/** Shown until checkout's step is known: the order as known to the server, and placeholders. */
const OpeningCheckout = ({ isGuest }: { readonly isGuest: boolean }) => {
  const { pathname } = useLocation();
  const root = useOuterRouteData<typeof rootLoader>('root');
  const currentId = checkoutStepAt(pathname) ?? 'start';
  const isVat = root?.site.showsTaxExclusivePrice ?? false;
  return (
    <SplitLayout
      isAsideFirst
      aside={
        root && (
          <OrderSummary
            lines={root.cart.lines.map(withoutVat)}
            totals={[{ id: 'subtotal', label: isVat ? 'Subtotal, excl. VAT' : 'Subtotal', amount: root.cart.subtotal }]}
            count={root.cart.count}
            total={root.cart.subtotal}
            isSoFar
            isWithoutVat={isVat}
          />
        )
      }
    >
      <CheckoutProgress steps={progressSteps(isGuest)} currentId={currentId} />
      <StepSkeleton />
    </SplitLayout>
  );
};

export { prepareCheckout as prepare } from '../../checkout/prepared-checkout.ts';

export const Component = () => {
  const start = useRouteData<typeof loader>();
  const { actor, isLeftToStore } = useOpenedCheckout(start);
  return (
    <Page>
      {useQueryMark('card-number') && (
        <Notice tone="error" isAnnounced>
          {`${cardNumberMessage}.`}
        </Notice>
      )}
      {actor === undefined ? (
        <OpeningCheckout isGuest={start.customer === undefined} />
      ) : (
        <FormsLoadAnew value={isLeftToStore}>
          <OpenedCheckout actor={actor} />
        </FormsLoadAnew>
      )}
    </Page>
  );
};
