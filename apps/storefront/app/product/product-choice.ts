import {
  type AxisChoice,
  availableValues,
  type BundleOption,
  bundleQueryName,
  chosenChildId,
  formatBundleQuery,
  type Product,
  parseBundleQuery,
} from '@ironcart/core';

/** The values that the address chooses on a configurable's axes; an axis with one value needs no choosing. */
export const axisChoiceIn = (product: Pick<Product, 'axes'>, parameters: URLSearchParams): AxisChoice =>
  Object.fromEntries(
    product.axes.flatMap(({ attribute, values }) => {
      const wanted = parameters.get(attribute) ?? (values.length === 1 ? values[0]?.value : undefined);
      const known = values.find(({ value }) => value === wanted);
      return known === undefined ? [] : [[attribute, known.value]];
    }),
  );

/** The chosen child by option id, from ?b= (S2-prodpage-01), else each option's default. */
export const bundleChoiceIn = (
  options: readonly BundleOption[],
  parameters: URLSearchParams,
): Readonly<Record<number, number | undefined>> => {
  const text = parameters.get(bundleQueryName);
  const ids = parseBundleQuery(text);
  return Object.fromEntries(
    options.map(({ id, values }) => {
      const value =
        text === null
          ? values.find(({ isDefault }) => isDefault)
          : values.find((candidate) => ids.includes(candidate.productId));
      return [id, value?.productId];
    }),
  );
};

/** The address's query with one axis chosen anew; everything else in it stays. */
export const withAxisChosen = (parameters: URLSearchParams, attribute: string, value: string): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  next.set(attribute, value);
  return next;
};

/** The address's query with the chosen children of a bundle. */
export const withBundleChosen = (
  parameters: URLSearchParams,
  choice: Readonly<Record<number, number | undefined>>,
): URLSearchParams => {
  const next = new URLSearchParams(parameters);
  next.set(bundleQueryName, formatBundleQuery(Object.values(choice).filter((id) => id !== undefined)));
  return next;
};

/** The child that the choice names, with what is known of it. */
export const chosenChildOf = (product: Product, choice: AxisChoice): Product | undefined => {
  const id = chosenChildId(product, choice);
  return product.children.find(({ productId }) => productId === id);
};

/** By attribute, the values that do not lead to a child with the rest of the choice. */
export const unavailableValues = (product: Product, choice: AxisChoice): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    product.axes.map(({ attribute, values }) => {
      const available = new Set(availableValues(product, attribute, choice));
      return [attribute, values.map(({ value }) => value).filter((value) => !available.has(value))];
    }),
  );
