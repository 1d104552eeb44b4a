import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CartChange } from './use-cart-change.ts';

/** Fetches the side cart's view; the second call is free. */
export const loadSideCart = () => import('./SideCartPanel.tsx');

/**
 * The side cart: opens once something was added. It is shut in the same render in which the shopper comes to another page:
 * as long as it is open, that page's heading cannot take the focus.
 */
export const useSideCart = ({ answer, isBusy }: CartChange, isOnCartPage: boolean) => {
  const [isNeeded, setNeeded] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const shownAnswer = useRef(answer);
  const open = () => {
    setNeeded(true);
    setOpenedAt(key);
  };

  useEffect(() => {
    if (isBusy) void loadSideCart();
    if (isBusy || answer === shownAnswer.current) return;
    shownAnswer.current = answer;
    if (!answer?.ok || !answer.added || isOnCartPage) return;
    setNeeded(true);
    setOpenedAt(key);
  }, [answer, isBusy, isOnCartPage, key]);

  return {
    isOpen: openedAt === key,
    /** Whether it was ever opened: until then there is nothing to render. */
    isNeeded,
    open,
    close: () => setOpenedAt(undefined),
    /** Why the last change was refused. */
    message: answer?.ok === false ? answer.message : undefined,
  };
};
