import type { ProductOf } from '../product/product.ts';
import type { ConfigurableAxis } from '../product/product-parts.ts';
import { requireFields, requireObject } from '../require-argument.ts';

/** The chosen values of a configurable's axes, by attribute: { color: 'red' }. */
export type AxisChoice = Readonly<Record<string, string>>;

type Configurable = Pick<ProductOf<'configurable'>, 'axes' | 'childrenIds'>;

const productIdsOf = (axis: ConfigurableAxis, value: string): readonly number[] =>
  axis.values.find((candidate) => candidate.value === value)?.productIds ?? [];

/** The children that match a choice; an axis without a choice matches all of its values. */
export const childrenMatching = (product: Configurable, choice: AxisChoice): readonly number[] => {
  requireFields(product, 'product', { axes: 'array', childrenIds: 'array' });
  requireObject(choice, 'choice');
  return product.axes.reduce<readonly number[]>((ids, axis) => {
    const value = choice[axis.attribute];
    if (value === undefined) return ids;
    const withValue = new Set(productIdsOf(axis, value));
    return ids.filter((id) => withValue.has(id));
  }, product.childrenIds);
};

/** The child that a complete choice selects; undefined while an axis is open or no child has these values. */
export const chosenChildId = (product: Configurable, choice: AxisChoice): number | undefined => {
  requireFields(product, 'product', { axes: 'array' });
  requireObject(choice, 'choice');
  const isComplete = product.axes.every(({ attribute }) => choice[attribute] !== undefined);
  return isComplete ? childrenMatching(product, choice)[0] : undefined;
};

/** The values of an axis for which a child exists, given the choices on the other axes. */
export const availableValues = (product: Configurable, attribute: string, choice: AxisChoice): readonly string[] => {
  requireFields(product, 'product', { axes: 'array' });
  requireObject(choice, 'choice');
  const { [attribute]: _own, ...others } = choice;
  const reachable = new Set(childrenMatching(product, others));
  const axis = product.axes.find((candidate) => candidate.attribute === attribute);
  return (axis?.values ?? [])
    .filter(({ productIds }) => productIds.some((id) => reachable.has(id)))
    .map(({ value }) => value);
};

/** The selection that a child represents, for example for a link to the child. */
export const choiceOfChild = (product: Configurable, childId: number): AxisChoice => {
  requireFields(product, 'product', { axes: 'array' });
  const { axes } = product;
  return Object.fromEntries(
    axes.flatMap(({ attribute, values }) => {
      const value = values.find(({ productIds }) => productIds.includes(childId));
      return value ? [[attribute, value.value]] : [];
    }),
  );
};
