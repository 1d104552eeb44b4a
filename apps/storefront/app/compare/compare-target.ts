import type { CompareTarget } from '@ironcart/react-ui';
import { comparedPath } from './compared-products.ts';

/**
 * Sends the products of a list's cards to the bar of compared products, whose code loads with the first press. Without
 * it, the form is submitted to the server.
 */
export const compareTarget: CompareTarget = {
  action: comparedPath,
  onSubmit: (event) => {
    event.preventDefault();
    const form = event.currentTarget;
    import('./compare-bar.tsx').then(
      ({ compareBar }) => compareBar().toggle(Number(new FormData(form).get('productId'))),
      () => form.submit(),
    );
  },
};
