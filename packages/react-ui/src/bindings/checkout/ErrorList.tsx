import type { CheckoutError, CheckoutPage, CheckoutSnapshot } from '@ironcart/checkout-machines';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { useEffect, useRef } from 'react';
import { CheckoutErrors } from '../../checkout/CheckoutErrors.tsx';
import { sameJson } from '../same-json.ts';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';
import { showFromTop } from './show-from-top.ts';
import { selectShownPage } from './steps.ts';

/**
 * The heading of the error 'Subscription Agree Missing' (S5-subs-01); the agreement's own message states the solution.
 */
const missingAgreement = 'The order was not placed: an agreement is missing.';

/** The page where an error can be corrected, unless it is this one. */
const wayOutOf = ({ place, field }: CheckoutError, page: CheckoutPage | undefined) => {
  if (place !== page) return { href: checkoutStepPath(place), actionLabel: 'Go there' };
  return field === 'cart' ? { href: '/cart', actionLabel: 'Go to the cart' } : {};
};

/** The errors that no other part of the page displays: out-of-stock lines are shown where they can be edited. */
const selectErrorsToList = ({ context: { errors, outOfStock } }: CheckoutSnapshot): readonly CheckoutError[] =>
  outOfStock.length > 0 ? errors.filter(({ code }) => code !== 'inventory_error') : errors;

/** Why the order was not placed, with a link to the page where it can be corrected; takes the focus when asked to. */
export const ErrorList = () => {
  const actor = useCheckout();
  const errors = useSelector(actor, selectErrorsToList, sameJson);
  const page = useSelector(actor, selectShownPage);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { unsubscribe } = actor.on('page.scrollToTop', () => {
      // The errors, or the step to which a refused order returns, are rendered by then.
      requestAnimationFrame(() => {
        if (list.current === null) return;
        showFromTop(list.current);
        list.current.focus({ preventScroll: true });
      });
    });
    return unsubscribe;
  }, [actor]);

  return (
    <CheckoutErrors
      ref={list}
      errors={errors.map((error) => ({
        code: error.code === 'other' ? error.shown : error.code,
        message: error.code === 'Subscription Agree Missing' ? missingAgreement : error.message,
        ...wayOutOf(error, page),
      }))}
    />
  );
};
