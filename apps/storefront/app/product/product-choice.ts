import type { BundleChoice, BundleOption, Product, ProductOf } from '@ironcart/core/product';
import {
  type AxisChoice,
  availableValues,
  bundleQueryName,
  chosenChildId,
  formatBundleQuery,
  parseBundleQuery,
  redeemQueryName,
} from '@ironcart/core/product-page';

type Configurable = ProductOf<'configurable'>;

/** The values that the URL selects on a configurable's axes; an axis with a single value is preselected. */
export const axisChoiceIn = (product: Pick<Configurable, 'axes'>, parameters: URLSearchParams): AxisChoice =>
  Object.fromEntries(
    product.axes.flatMap(({ attribute, values }) => {
      const wanted = parameters.get(attribute);
      const chosen = values.find(({ value }) => value === wanted) ?? (values.length === 1 ? values[0] : undefined);
      return chosen === undefined ? [] : [[attribute, chosen.value]];
    }),
  );

/**
 * The selected child by option id, from ?b= (S2-prodpage-01). An option missing from it has its default if the option
 * is required or if parts of the text are no children of the bundle (an old link, a typing error); if the whole text is
 * valid, a missing optional option is deliberately empty.
 */
export const bundleChoiceIn = (options: readonly BundleOption[], parameters: URLSearchParams): BundleChoice => {
  const text = parameters.get(bundleQueryName);
  const ids = parseBundleQuery(text);
  const children = new Set(options.flatMap(({ values }) => values.map(({ productId }) => productId)));
  const isReadable = text !== null && formatBundleQuery(ids.filter((id) => children.has(id))) === text;
  return Object.fromEntries(
    options.map(({ id, isRequired, values }) => {
      const named = values.find(({ productId }) => ids.includes(productId));
      const usual = isRequired || !isReadable ? values.find(({ isDefault }) => isDefault) : undefined;
      return [id, (named ?? usual)?.productId];
    }),
  );
};

export const isRedeemingIn = (parameters: URLSearchParams): boolean => parameters.get(redeemQueryName) === '1';

/** The URL's query with redeeming on or off. */
export const withRedeemingChosen = (parameters: URLSearchParams, isRedeeming: boolean): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  if (isRedeeming) next.set(redeemQueryName, '1');
  else next.delete(redeemQueryName);
  return next;
};

/** The URL's query with a new value on one axis; other parameters stay. */
export const withAxisChosen = (parameters: URLSearchParams, attribute: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  next.set(attribute, value);
  return next;
};

/** The URL's query with the selected children of a bundle. */
export const withBundleChosen = (
  parameters: URLSearchParams,
  choice: Readonly<Record<number, number | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  next.set(bundleQueryName, formatBundleQuery(Object.values(choice).filter((id) => id !== undefined)));
  return next;
};

const quantityName = /^qty-(\d{1,9})$/;

/** The quantities of a grouped product's members in the URL, by product id. */
export const quantitiesIn = (parameters: URLSearchParams): Readonly<Record<number, number>> =>
  Object.fromEntries(
    [...parameters].flatMap(([name, value]) => {
      const [, id] = quantityName.exec(name) ?? [];
      return id !== undefined && /^\d{1,4}$/.test(value) ? [[Number(id), Number(value)]] : [];
    }),
  );

/** The URL's query with another quantity of a member; a quantity of 0 is omitted. */
export const withQuantityChosen = (parameters: URLSearchParams, productId: number, qty: number): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  if (qty > 0) next.set(`qty-${productId}`, String(qty));
  else next.delete(`qty-${productId}`);
  return next;
};

/** The child product for a selection, if its data is known. */
export const chosenChildOf = (product: Configurable, choice: AxisChoice): Product | undefined => {
  const id = chosenChildId(product, choice);
  return product.children.find(({ productId }) => productId === id);
};

/** The values, by attribute, that lead to no child with the rest of the selection. */
export const unavailableValues = (
  product: Configurable,
  choice: AxisChoice,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    product.axes.map(({ attribute, values }) => {
      const available = new Set(availableValues(product, attribute, choice));
      return [attribute, values.map(({ value }) => value).filter((value) => !available.has(value))];
    }),
  );
