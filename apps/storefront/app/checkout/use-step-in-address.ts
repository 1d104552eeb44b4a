import { type CheckoutPage, type CheckoutStage, selectPageFor, selectStep } from '@ironcart/checkout-machines';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CheckoutActor } from './open-checkout.ts';
import { isAfter, stepOfPath, stepPath } from './steps.ts';
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
  const wanted = stepOfPath(useLocation().pathname);
  const reached = useSelector(actor, (snapshot) =>
    wanted === undefined ? undefined : selectPageFor(snapshot, wanted),
  );
  const navigate = useNavigate();
  const followed = useRef(stage);
  const [isPlacedBefore, setPlacedBefore] = useState(!isPage(stage));
  if (isPlacedBefore && isPage(stage)) setPlacedBefore(false);

  useEffect(() => {
    if (!isPage(stage)) {
      followed.current = stage;
      return;
    }
    const checkoutMoved = followed.current !== stage;
    followed.current = stage;
    if (wanted === stage) return;
    if (checkoutMoved || wanted === undefined) {
      void navigate(stepPath(stage), { replace: wanted === undefined });
      return;
    }
    if (reached === undefined) return;
    actor.send({ type: 'step.goTo', step: reached });
    followed.current = reached;
    if (reached !== wanted) void navigate(stepPath(reached), { replace: true });
  }, [actor, stage, wanted, reached, navigate]);

  return { isArriving: isPlacedBefore || (isPage(stage) && wanted !== undefined && isAfter(wanted, stage)) };
};
