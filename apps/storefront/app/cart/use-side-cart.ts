import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CartChange } from './use-cart-change.ts';

/** Fetches the side cart's view; the second call is free. */
export const loadSideCart = () => import('./SideCartPanel.tsx');

/** The side cart: opens once something was added, closes when the shopper goes elsewhere. */
export const useSideCart = ({ answer, isBusy }: CartChange, isOnCartPage: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const [isNeeded, setNeeded] = useState(false);
  const { key } = useLocation();
  const shownAnswer = useRef(answer);
  const shownPage = useRef(key);
  const open = () => {
    setNeeded(true);
    setOpen(true);
  };

  useEffect(() => {
    if (isBusy) void loadSideCart();
    if (isBusy || answer === shownAnswer.current) return;
    shownAnswer.current = answer;
    if (!answer?.ok || !answer.added || isOnCartPage) return;
    setNeeded(true);
    setOpen(true);
  }, [answer, isBusy, isOnCartPage]);

  useEffect(() => {
    if (shownPage.current === key) return;
    shownPage.current = key;
    setOpen(false);
  }, [key]);

  return {
    isOpen,
    /** Whether it was ever opened: until then there is nothing to render. */
    isNeeded,
    open,
    close: () => setOpen(false),
    /** Why the last change was refused. */
    message: answer?.ok === false ? answer.message : undefined,
  };
};
