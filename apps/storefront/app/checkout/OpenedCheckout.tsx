import { type CheckoutPage, selectPlacedOrder, selectStep, selectTotals } from '@ironcart/checkout-machines';
import { zero } from '@ironcart/core/money';
import {
  CheckoutErrors,
  CheckoutProgress,
  latePart,
  OrderSummary,
  SplitLayout,
  useMoneyFormat,
} from '@ironcart/react-ui';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, useNavigate } from 'react-router';
import styles from './checkout.module.css';
import { CheckoutProvider } from './checkout-context.ts';
import type { CheckoutActor } from './open-checkout.ts';
import { StepSkeleton } from './StepSkeleton.tsx';
import { sameJson } from './same-json.ts';
import { progressSteps, stepPath } from './steps.ts';
import { summaryLines, summaryTotals } from './summary.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';
import { useSelector } from './use-selector.ts';
import { isPage, useStepInAddress } from './use-step-in-address.ts';

/** Few orders need them, and they bring the schemas of the provider's messages. */
const AtTheBank = latePart(async () => (await import('./AtTheBank.tsx')).AtTheBank);
const OutOfStock = latePart(async () => (await import('./OutOfStock.tsx')).OutOfStock);

/** Nothing has changed yet when checkout opens. */
const LateChanges = latePart(async () => (await import('../cart/LateChanges.tsx')).LateChanges);

/** Heard from the first change on; where it does not arrive the page goes on without it. */
const CheckoutAnnouncer = lazy<ComponentType>(async () => {
  try {
    return { default: (await import('./CheckoutAnnouncer.tsx')).CheckoutAnnouncer };
  } catch {
    return { default: () => null };
  }
});

const errorPlace = (place: CheckoutPage, current: CheckoutPage) =>
  place === current ? {} : { href: stepPath(place), actionLabel: 'Go there' };

/** Checkout while its actor lives: the steps, what is bought, what went wrong, and the bank's challenge. */
export const OpenedCheckout = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { isArriving } = useStepInAddress(actor);
  const navigate = useNavigate();
  const step = useSelector(actor, selectStep);
  const { cart, customer, errors, outOfStock, placement, site } = useSelector(actor, ({ context }) => context);
  const totals = useSelector(actor, selectTotals, sameJson);
  const placed = useSelector(actor, selectPlacedOrder);
  const errorList = useRef<HTMLDivElement>(null);
  const format = useMoneyFormat();
  const lines = summaryLines(cart);
  const currentId = isPage(step) ? step : 'review';
  useFocusOnArrival(isArriving);

  useEffect(() => {
    const { unsubscribe } = actor.on('page.scrollToTop', () => {
      window.scrollTo({ top: 0 });
      requestAnimationFrame(() => errorList.current?.focus({ preventScroll: true }));
    });
    return unsubscribe;
  }, [actor]);

  useEffect(() => {
    if (placed === undefined) return;
    void navigate(`/checkout/success?order=${encodeURIComponent(placed.orderId)}`, { replace: true });
  }, [placed, navigate]);

  return (
    <CheckoutProvider value={actor}>
      <SplitLayout
        isAsideFirst
        aside={
          <OrderSummary
            lines={lines}
            totals={summaryTotals(totals, site.showsTaxExclusivePrice)}
            count={cart.list.items.reduce((count, { qty }) => count + qty, 0)}
            total={totals.grandTotalIncludingTax ?? totals.subtotal ?? zero}
            cartUrl="/cart"
          />
        }
      >
        <CheckoutProgress steps={progressSteps(customer === undefined)} currentId={currentId} />
        {isPage(step) && (
          <Suspense fallback={null}>
            <LateChanges
              lines={lines}
              canChange={cart.list.type === 'cart'}
              total={`Your order comes to ${format(totals.grandTotalIncludingTax ?? totals.subtotal ?? zero)} now.`}
            />
          </Suspense>
        )}
        <CheckoutErrors
          ref={errorList}
          errors={errors.map((error) => ({
            code: error.code === 'other' ? error.shown : error.code,
            message: error.message,
            ...errorPlace(error.place, currentId),
          }))}
        />
        <div className={styles.steps}>{isArriving ? <StepSkeleton /> : <Outlet />}</div>
        <Suspense fallback={null}>
          <CheckoutAnnouncer />
        </Suspense>
      </SplitLayout>
      <Suspense fallback={null}>
        {placement && (placement.challenge ?? placement.fingerprint ?? placement.redirect) && <AtTheBank />}
        {outOfStock.length > 0 && <OutOfStock />}
      </Suspense>
    </CheckoutProvider>
  );
};
