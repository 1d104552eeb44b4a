import {
  type CheckoutActor,
  type CheckoutPage,
  type CheckoutStage,
  selectPageFor,
  selectStep,
} from '@ironcart/checkout-machines';
import { checkoutStepAt, checkoutStepNumber, checkoutStepPath } from '@ironcart/core/checkout';
import { useSelector } from '@ironcart/react-ui';
import { isPage } from '@ironcart/react-ui/checkout';
import { useContext, useEffect, useRef, useState } from 'react';
import { UNSAFE_DataRouterStateContext, useLocation, useNavigate } from 'react-router';

const isAfter = (page: CheckoutPage, other: CheckoutPage): boolean =>
  checkoutStepNumber(page) > checkoutStepNumber(other);

/**
 * The location of the last completed navigation: a new object after each one, even after Back before the intermediate
 * page was rendered, which a path does not show. The router marks this context as unstable.
 */
const useLastArrival = (): unknown => useContext(UNSAFE_DataRouterStateContext)?.location;

/**
 * Synchronizes the URL with checkout's step. When checkout changes its step (Continue, a refusal), the URL follows;
 * when the URL changes (back, forward, a reload), checkout is asked to go to its step. It refuses a step that is not
 * reached yet; the shopper is then taken to the furthest reached step, once nothing is loading. Until then `isArriving`
 * is true and the URL's step is not shown, nor while an order placed before a reload is in progress.
 */
export const useStepInAddress = (actor: CheckoutActor): { readonly isArriving: boolean } => {
  const stage = useSelector(actor, selectStep);
  const wanted = checkoutStepAt(useLocation().pathname);
  const reached = useSelector(actor, (snapshot) =>
    wanted === undefined ? undefined : selectPageFor(snapshot, wanted),
  );
  const navigate = useNavigate();
  const arrival = useLastArrival();
  const followed = useRef<{ readonly stage: CheckoutStage; readonly arrival: unknown }>(undefined);
  const [isPlacedBefore, setPlacedBefore] = useState(!isPage(stage));
  if (isPlacedBefore && isPage(stage)) setPlacedBefore(false);

  useEffect(() => {
    // The first rendering shows the step that the server had; the device may continue from an earlier one.
    if (selectStep(actor.getSnapshot()) !== stage) return;
    const before = followed.current ?? { stage, arrival: undefined };
    if (!isPage(stage) || wanted === stage) {
      followed.current = { stage, arrival };
      return;
    }
    if (before.stage !== stage || wanted === undefined) {
      followed.current = { stage, arrival };
      void navigate(checkoutStepPath(stage), { replace: wanted === undefined });
      return;
    }
    // Without a completed navigation, the URL is still changing to checkout's step.
    if (before.arrival === arrival || reached === undefined) return;
    actor.send({ type: 'step.goTo', step: reached });
    followed.current = { stage: reached, arrival };
    if (reached !== wanted) void navigate(checkoutStepPath(reached), { replace: true });
  }, [actor, stage, wanted, reached, arrival, navigate]);

  return { isArriving: isPlacedBefore || (isPage(stage) && wanted !== undefined && isAfter(wanted, stage)) };
};
