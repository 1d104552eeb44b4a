import type { CheckoutError } from '@ironcart/checkout-machines';
import { Notice } from '../../primitives/Notice.tsx';
import { useSelector } from '../use-selector.ts';
import { useCheckout } from './checkout-context.ts';

/** Errors of a part of this step, displayed next to it; the list at the top of the page contains them as well. */
export const ErrorsBeside = ({ fields }: { readonly fields: readonly CheckoutError['field'][] }) => {
  const errors = useSelector(useCheckout(), ({ context }) => context.errors);
  return errors
    .filter(({ field }) => fields.includes(field))
    .map(({ code, message }) => (
      <Notice key={code} tone="error">
        {message}
      </Notice>
    ));
};
