import type { CompareTarget } from '@ironcart/react-ui';
import { useOuterRouteData } from '../data/use-route-data.ts';
import type { ComparingSite } from './compare-bar.tsx';
import { comparedPath } from './compared-products.ts';

/**
 * Sends the products of a list's cards to the bar of compared products, whose code loads with the first press. Without
 * it, the form is submitted to the server.
 */
export const useCompareTarget = (): CompareTarget => {
  const site = useOuterRouteData<() => Promise<{ readonly site: ComparingSite }>>('root')?.site;
  return {
    action: comparedPath,
    onSubmit: (event) => {
      if (site === undefined) return;
      event.preventDefault();
      const form = event.currentTarget;
      const productId = Number(new FormData(form).get('productId'));
      import('./compare-bar.tsx').then(
        ({ compareBarOf }) => compareBarOf(site).toggle(productId),
        () => form.submit(),
      );
    },
  };
};
