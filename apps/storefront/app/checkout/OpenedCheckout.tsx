import {
  type CheckoutPage,
  selectChallenge,
  selectErrors,
  selectOutOfStock,
  selectPlacedOrder,
  selectStep,
  selectTotals,
} from '@ironcart/checkout-machines';
import { zero } from '@ironcart/core';
import { ButtonLink, CheckoutErrors, CheckoutProgress, Dialog, OrderSummary, SplitLayout } from '@ironcart/react-ui';
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useNavigate } from 'react-router';
import styles from './checkout.module.css';
import { CheckoutProvider } from './checkout-context.ts';
import type { CheckoutActor } from './open-checkout.ts';
import { StepSkeleton } from './StepSkeleton.tsx';
import { checkoutSteps, stepPath } from './steps.ts';
import { summaryLines, summaryTotals } from './summary.ts';
import { useStepInAddress } from './use-step-in-address.ts';

/** Few cards ask for it, and it brings the schemas of the provider's messages. */
const BankChallenge = lazy(async () => ({ default: (await import('./BankChallenge.tsx')).BankChallenge }));

const sameJson = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const errorPlace = (place: CheckoutPage, current: string) =>
  place === current ? {} : { href: stepPath(place), actionLabel: 'Go there' };

/** Checkout while its actor lives: the steps, what is bought, what went wrong, and the bank's challenge. */
export const OpenedCheckout = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { isArriving } = useStepInAddress(actor);
  const navigate = useNavigate();
  const step = useSelector(actor, selectStep);
  const cart = useSelector(actor, ({ context }) => context.cart);
  const totals = useSelector(actor, selectTotals, sameJson);
  const isVat = useSelector(actor, ({ context }) => context.site.showsTaxExclusivePrice);
  const failures = useSelector(actor, selectErrors, sameJson);
  const outOfStock = useSelector(actor, selectOutOfStock);
  const challenge = useSelector(actor, selectChallenge);
  const placed = useSelector(actor, selectPlacedOrder);
  const errors = useRef<HTMLDivElement>(null);
  const currentId = step === 'shipping' || step === 'payment' ? step : 'review';

  useEffect(() => {
    const { unsubscribe } = actor.on('page.scrollToTop', () => {
      window.scrollTo({ top: 0 });
      requestAnimationFrame(() => errors.current?.focus({ preventScroll: true }));
    });
    return unsubscribe;
  }, [actor]);

  useEffect(() => {
    if (placed === undefined) return;
    void navigate(`/checkout/success?order=${encodeURIComponent(placed.orderId)}`, { replace: true });
  }, [placed, navigate]);

  const total = totals.grandTotalIncludingTax ?? totals.subtotal ?? zero;
  return (
    <CheckoutProvider value={actor}>
      <SplitLayout
        isAsideFirst
        aside={
          <OrderSummary
            lines={summaryLines(cart)}
            totals={summaryTotals(totals, isVat)}
            count={cart.list.items.reduce((count, { qty }) => count + qty, 0)}
            total={total}
            cartUrl="/cart"
          />
        }
      >
        <CheckoutProgress steps={checkoutSteps} currentId={currentId} />
        <CheckoutErrors
          ref={errors}
          errors={failures.map(({ code, message, place }) => ({ code, message, ...errorPlace(place, currentId) }))}
        />
        <div className={styles.steps}>{isArriving ? <StepSkeleton /> : <Outlet />}</div>
      </SplitLayout>
      {challenge && (
        <Suspense fallback={null}>
          <BankChallenge transactionId={challenge.transactionId} />
        </Suspense>
      )}
      <Dialog
        isOpen={outOfStock.length > 0}
        onClose={() => actor.send({ type: 'errors.dismissed' })}
        title="Out of stock"
        footer={
          <ButtonLink variant="primary" isWide href="/cart">
            Change the cart
          </ButtonLink>
        }
      >
        <p>Somebody was faster. These can no longer be had in the quantity you want:</p>
        <ul>
          {outOfStock.map(({ listItemId, name }) => (
            <li key={listItemId}>{name}</li>
          ))}
        </ul>
      </Dialog>
    </CheckoutProvider>
  );
};
