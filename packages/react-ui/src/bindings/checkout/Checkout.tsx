import type { CheckoutPage } from '@ironcart/checkout-machines';
import { Suspense, useEffect, useRef } from 'react';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { useSelector } from '../use-selector.ts';
import { CheckoutFrame, type CheckoutFrameProps } from './CheckoutFrame.tsx';
import { useCheckout } from './checkout-context.ts';
import type { PaymentStepProps } from './payment/PaymentStep.tsx';
import { StepLinks } from './StepLinks.tsx';
import { StepSkeleton } from './StepSkeleton.tsx';
import { showFromTop } from './show-from-top.ts';
import type { StartStepProps } from './start/StartStep.tsx';
import { selectShownPage } from './steps.ts';

const StartStep = lazyWithRetry(async () => (await import('./start/StartStep.tsx')).StartStep);
const ShippingStep = lazyWithRetry(async () => (await import('./shipping/ShippingStep.tsx')).ShippingStep);
const PaymentStep = lazyWithRetry(async () => (await import('./payment/PaymentStep.tsx')).PaymentStep);
const ReviewStep = lazyWithRetry(async () => (await import('./review/ReviewStep.tsx')).ReviewStep);

type StepProps = StartStepProps & PaymentStepProps;

/** Scrolls to the heading of a step that replaces another, and moves the focus there. Inside Suspense, its effect waits for the step's code. */
const Arrival = ({ page }: { readonly page: CheckoutPage }) => {
  const marker = useRef<HTMLSpanElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = marker.current?.parentElement?.querySelector('h1');
    if (!heading) return;
    showFromTop(heading);
    heading.setAttribute('tabindex', '-1');
    heading.focus({ preventScroll: true });
  }, [page]);
  return <span ref={marker} hidden />;
};

const CurrentStep = ({ login, payment, onRegionsNeeded }: StepProps) => {
  const page = useSelector(useCheckout(), selectShownPage);
  const step = {
    start: () => <StartStep login={login} />,
    shipping: () => <ShippingStep onRegionsNeeded={onRegionsNeeded} />,
    payment: () => <PaymentStep payment={payment} onRegionsNeeded={onRegionsNeeded} />,
    review: () => <ReviewStep />,
  }[page];
  return (
    <Suspense fallback={<StepSkeleton />}>
      {step()}
      <Arrival page={page} />
    </Suspense>
  );
};

export interface CheckoutProps extends Pick<CheckoutFrameProps, 'actor' | 'onPlaced'>, StepProps {}

/**
 * The complete checkout for an actor of `checkoutMachine`. It shows the actor's current step, without URLs of its own;
 * an application with a route for each step uses `CheckoutFrame` and the steps instead.
 */
export const Checkout = ({ actor, onPlaced, payment, ...step }: CheckoutProps) => (
  <StepLinks actor={actor}>
    <CheckoutFrame actor={actor} Challenge={payment.Challenge} onPlaced={onPlaced}>
      <CurrentStep payment={payment} {...step} />
    </CheckoutFrame>
  </StepLinks>
);
