import type { Product } from '@ironcart/core/product';
import { bundleChoiceIn } from '../product-choice.ts';

/** Adds a bundle's selection from the page's URL to a form that was filled from it, without scripts. */
export const withChosenParts = (product: Product, form: FormData): FormData => {
  if (product.type !== 'bundle' || product.bundleOptions.some(({ id }) => form.has(`bundle-${id}`))) return form;
  const fields = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  const choice = bundleChoiceIn(product.bundleOptions, new URLSearchParams(fields));
  for (const [id, productId] of Object.entries(choice)) {
    if (productId !== undefined) form.append(`bundle-${id}`, String(productId));
  }
  return form;
};
