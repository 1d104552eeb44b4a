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
 * Where the last navigation led: another object after each one, also after one that led back before the page between was
 * drawn, which a path cannot tell. The router's name for it says that it may change with a version.
 */
const useLastArrival = (): unknown => useContext(UNSAFE_DataRouterStateContext)?.location;

/**
 * Keeps the address and checkout in step. Where checkout goes (Continue, a refusal), the address follows; where the
 * address goes (back, forward, a reload in the middle), checkout is asked to go. It refuses what is not reached yet:
 * then the shopper comes to the furthest step that is, once it is clear that nothing is still loading. Until then the
 * step that the address names is on its way (`isArriving`) and not to be shown; nor is it while an order goes on that
 * was placed before the page was loaded again.
 */
export const useStepInAddress = (actor: CheckoutActor): { readonly isArriving: boolean } => {
  const stage = useSelector(actor, selectStep);
  const wanted = checkoutStepAt(useLocation().pathname);
  const reached = useSelector(actor, (snapshot) =>
    wanted === undefined ? undefined : selectPageFor(snapshot, wanted),
  );
  const navigate = useNavigate();
  const arrival = useLastArrival();
  const followed = useRef<{ readonly stage: CheckoutStage; readonly arrival: unknown }>({ stage, arrival: undefined });
  const [isPlacedBefore, setPlacedBefore] = useState(!isPage(stage));
  if (isPlacedBefore && isPage(stage)) setPlacedBefore(false);

  useEffect(() => {
    const before = followed.current;
    if (!isPage(stage) || wanted === stage) {
      followed.current = { stage, arrival };
      return;
    }
    if (before.stage !== stage || wanted === undefined) {
      followed.current = { stage, arrival };
      void navigate(checkoutStepPath(stage), { replace: wanted === undefined });
      return;
    }
    // Without an arrival the address is still on its way to where checkout went.
    if (before.arrival === arrival || reached === undefined) return;
    actor.send({ type: 'step.goTo', step: reached });
    followed.current = { stage: reached, arrival };
    if (reached !== wanted) void navigate(checkoutStepPath(reached), { replace: true });
  }, [actor, stage, wanted, reached, arrival, navigate]);

  return { isArriving: isPlacedBefore || (isPage(stage) && wanted !== undefined && isAfter(wanted, stage)) };
};
