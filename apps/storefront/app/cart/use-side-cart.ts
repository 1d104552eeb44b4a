import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CartChange } from './use-cart-change.ts';

/** Loads the side cart's view; later calls return the same promise. */
export const loadSideCart = () => import('./SideCartPanel.tsx');

/**
 * Opens the side cart after an addition, and closes it in the render that follows navigation: an open side cart would
 * keep the focus from the new page's heading.
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
    // In advance; once it is opened, a failed load has its own message.
    if (isBusy) loadSideCart().catch(() => undefined);
    if (isBusy || answer === shownAnswer.current) return;
    shownAnswer.current = answer;
    if (!answer?.ok || !answer.added || isOnCartPage) return;
    setNeeded(true);
    setOpenedAt(key);
  }, [answer, isBusy, isOnCartPage, key]);

  return {
    isOpen: openedAt === key,
    /** Whether it has ever been opened; before that, nothing is rendered. */
    isNeeded,
    open,
    close: () => setOpenedAt(undefined),
    /** Why the last change was refused. */
    message: answer?.ok === false ? answer.message : undefined,
  };
};
