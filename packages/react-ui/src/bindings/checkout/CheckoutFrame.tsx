import {
  type CheckoutActor,
  type CheckoutSnapshot,
  type PlacedOrder,
  selectIsVirtual,
  selectPlacedOrder,
} from '@ironcart/checkout-machines';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { CheckoutProgress } from '../../checkout/CheckoutProgress.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { SplitLayout } from '../../primitives/SplitLayout.tsx';
import { useInBrowser } from '../use-in-browser.ts';
import { useSelector } from '../use-selector.ts';
import { CartNews } from './CartNews.tsx';
import styles from './checkout.module.css';
import { CheckoutProvider, useCheckout } from './checkout-context.ts';
import { ErrorList } from './ErrorList.tsx';
import { OrderInBrief } from './OrderInBrief.tsx';
import type { PaymentParts } from './payment/payment-parts.ts';
import { StepSkeleton } from './StepSkeleton.tsx';
import { progressSteps, selectShownPage } from './steps.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** Loaded on demand, because few orders need it. */
const PlacingDialogs = lazyWithRetry(async () => (await import('./PlacingDialogs.tsx')).PlacingDialogs);

const needsDialog = ({ context: { outOfStock, placement } }: CheckoutSnapshot): boolean =>
  outOfStock.length > 0 || Boolean(placement?.challenge ?? placement?.fingerprint ?? placement?.redirect);

/** Status messages start with the first change; if the code cannot be loaded, the page works without it. */
const CheckoutAnnouncer = lazy<ComponentType>(() =>
  import('./CheckoutAnnouncer.tsx').then(
    ({ CheckoutAnnouncer: Announcer }) => ({ default: Announcer }),
    () => ({ default: () => null }),
  ),
);

const Progress = () => {
  const actor = useCheckout();
  const isGuest = useSelector(actor, ({ context }) => context.customer === undefined);
  const isVirtual = useSelector(actor, selectIsVirtual);
  return <CheckoutProgress steps={progressSteps(isGuest, isVirtual)} currentId={useSelector(actor, selectShownPage)} />;
};

export interface CheckoutFrameProps extends Pick<PaymentParts, 'Challenge'> {
  readonly actor: CheckoutActor;
  readonly onPlaced: (order: PlacedOrder) => void;
  /** Whether the page is navigating to another step: a placeholder is shown instead of `children`. */
  readonly isArriving?: boolean | undefined;
  /** The current step. */
  readonly children: ReactNode;
}

/** Everything of checkout around its steps: progress, summary, errors, status messages and the bank's challenge. */
export const CheckoutFrame = ({ actor, Challenge, onPlaced, isArriving = false, children }: CheckoutFrameProps) => {
  const isInBrowser = useInBrowser();
  const placed = useSelector(actor, selectPlacedOrder);
  const tellPlaced = useEffectEvent(onPlaced);
  useEffect(() => {
    if (placed !== undefined) tellPlaced(placed);
  }, [placed]);
  useFocusOnArrival(isArriving);
  return (
    <CheckoutProvider value={actor}>
      <SplitLayout isAsideFirst aside={<OrderInBrief />}>
        <Progress />
        <CartNews />
        <ErrorList />
        <div className={styles.steps}>{isArriving ? <StepSkeleton /> : children}</div>
        <Suspense fallback={null}>
          <CheckoutAnnouncer />
        </Suspense>
      </SplitLayout>
      {useSelector(actor, needsDialog) && isInBrowser && (
        <Suspense fallback={null}>
          <PlacingDialogs Challenge={Challenge} />
        </Suspense>
      )}
    </CheckoutProvider>
  );
};
