import type { ChosenOptions } from '@ironcart/core/list';
import { customOptionsOf, type Product } from '@ironcart/core/product';
import { redeemQueryName } from '@ironcart/core/product-page';
import { type ItemsFromForm, invalidQuantity, quantityOf, textOf } from '../product/form-fields.ts';
import { typePageOf } from '../product/product-types.ts';

const customOptions = (product: Product, form: FormData): ChosenOptions =>
  Object.fromEntries(
    customOptionsOf(product).flatMap(({ id, type }): [string, ChosenOptions[string]][] => {
      const values = form.getAll(`option-${id}`).filter((value) => typeof value === 'string' && value !== '');
      if (values.length === 0) return [];
      if (type === 'area') return [[String(id), String(values[0])]];
      const ids = values.map(Number).filter(Number.isSafeInteger);
      return [[String(id), type === 'checkbox' || type === 'multiple' ? ids : (ids[0] ?? '')]];
    }),
  );

/**
 * Converts a product page's form to cart items, without validation: the backend checks prices, required options and
 * stock.
 */
export const itemsFromForm = (product: Product, form: FormData): ItemsFromForm => {
  const qty = quantityOf(textOf(form, 'qty') || '1');
  if (qty === undefined || qty === 0) return invalidQuantity;
  const recipeId = textOf(form, 'rid');
  const item = {
    productId: product.productId,
    qty,
    options: customOptions(product, form),
    metadata: {
      ...(recipeId === '' ? {} : { recipeId }),
      ...(textOf(form, redeemQueryName) === '1' ? { redeem: true } : {}),
    },
  };
  return typePageOf(product).itemsFromForm(product, form, item);
};
