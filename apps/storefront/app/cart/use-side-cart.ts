import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { CartChange } from './use-cart-change.ts';

/** The side cart: opens once something was added, closes when the shopper goes elsewhere. */
export const useSideCart = ({ answer, isBusy }: CartChange, isOnCartPage: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const shownAnswer = useRef(answer);
  const shownPage = useRef(key);

  useEffect(() => {
    if (isBusy || answer === shownAnswer.current) return;
    shownAnswer.current = answer;
    if (answer?.ok && answer.added && !isOnCartPage) setOpen(true);
  }, [answer, isBusy, isOnCartPage]);

  useEffect(() => {
    if (shownPage.current === key) return;
    shownPage.current = key;
    setOpen(false);
  }, [key]);

  return {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
    /** Why the last change was refused. */
    message: answer?.ok === false ? answer.message : undefined,
  };
};
