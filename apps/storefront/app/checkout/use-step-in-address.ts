import { type CheckoutPage, type CheckoutStage, selectStep } from '@ironcart/checkout-machines';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CheckoutActor } from './open-checkout.ts';
import { isAfter, stepAndThoseBefore, stepOfPath, stepPath } from './steps.ts';
import { useSelector } from './use-selector.ts';

/** Whether a stage is a page that the shopper edits, rather than something that follows from placing. */
export const isPage = (stage: CheckoutStage): stage is CheckoutPage =>
  stage === 'start' || stage === 'shipping' || stage === 'payment' || stage === 'review';

/**
 * Keeps the address and checkout in step. Where checkout goes (Continue, a refusal), the address follows; where the
 * address goes (back, forward, a reload in the middle), checkout is asked to go. It refuses what is not reached yet:
 * then the shopper comes to the furthest step that is, once it is clear that nothing is still loading. Until then the
 * step that the address names is on its way (`isArriving`) and not to be shown; nor is it while an order goes on that
 * was placed before the page was loaded again.
 */
export const useStepInAddress = (actor: CheckoutActor): { readonly isArriving: boolean } => {
  const stage = useSelector(actor, selectStep);
  const isSettling = useSelector(
    actor,
    ({ context }) => context.shipping.state === 'loadable' || context.shipping.state === 'loading',
  );
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const followed = useRef(stage);
  const [isPlacedBefore, setPlacedBefore] = useState(!isPage(stage));
  if (isPlacedBefore && isPage(stage)) setPlacedBefore(false);

  useEffect(() => {
    if (!isPage(stage)) {
      followed.current = stage;
      return;
    }
    const wanted = stepOfPath(pathname);
    const checkoutMoved = followed.current !== stage;
    followed.current = stage;
    if (wanted === stage) return;
    if (checkoutMoved || wanted === undefined) {
      void navigate(stepPath(stage), { replace: wanted === undefined });
      return;
    }
    actor.send({ type: 'step.goTo', step: wanted });
    if (isSettling) return;
    const reached = stepAndThoseBefore(wanted).find((step) => {
      actor.send({ type: 'step.goTo', step });
      return selectStep(actor.getSnapshot()) === step;
    });
    followed.current = reached ?? stage;
    if (reached !== wanted) void navigate(stepPath(reached ?? stage), { replace: true });
  }, [actor, stage, pathname, isSettling, navigate]);

  const wanted = stepOfPath(pathname);
  return { isArriving: isPlacedBefore || (isPage(stage) && wanted !== undefined && isAfter(wanted, stage)) };
};
