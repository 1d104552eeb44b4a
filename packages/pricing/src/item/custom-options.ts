import type { LineItem } from '@ironcart/core/list';
import { type CustomOption, customOptionsOf, type Product } from '@ironcart/core/product';
import { type PricingRun, report } from './pricing-run.ts';

const textOfScalar = (value: unknown): string => (typeof value === 'object' && value !== null ? '{}' : String(value));

/** Formats any value for a message: a list as its members, an object without its content. */
export const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOfScalar).join(',') : textOfScalar(value);

type Named = Pick<Product, 'productId'>;
type Choice = LineItem['options'][string];

const isChosen = (choice: Choice | undefined): choice is Choice => {
  if (choice === undefined || choice === null) return false;
  if (typeof choice === 'string') return choice.trim() !== '';
  return !Array.isArray(choice) || choice.length > 0;
};

const listedValue = (option: CustomOption, id: unknown) => {
  const text = textOf(id);
  return option.values.find((value) => String(value.id) === text);
};

const priceOfSingle = (choice: Choice, option: CustomOption, { productId }: Named, run: PricingRun): number => {
  const value = typeof choice === 'object' ? undefined : listedValue(option, choice);
  if (value) return value.price;
  report(run, productId, { code: 'invalidOptionValue', optionId: option.id, value: textOf(choice) });
  return 0;
};

const priceOfMultiple = (choice: Choice, option: CustomOption, { productId }: Named, run: PricingRun): number => {
  const unlisted: string[] = [];
  let price = 0;
  for (const id of new Set<unknown>(Array.isArray(choice) ? choice : [choice])) {
    const value = listedValue(option, id);
    if (value) price += value.price;
    else unlisted.push(textOf(id));
  }
  if (unlisted.length > 0) {
    report(run, productId, { code: 'invalidOptionValues', optionId: option.id, values: unlisted });
  }
  return price;
};

const isAreaText = (choice: Choice): boolean => typeof choice === 'string' || typeof choice === 'number';

const priceOfArea = (choice: Choice, option: CustomOption, { productId }: Named, run: PricingRun): number => {
  if (isAreaText(choice)) return option.price;
  report(run, productId, { code: 'invalidOptionValue', optionId: option.id, value: textOf(choice) });
  return 0;
};

const pricersByType = {
  radio: priceOfSingle,
  drop_down: priceOfSingle,
  checkbox: priceOfMultiple,
  multiple: priceOfMultiple,
  area: priceOfArea,
} as const satisfies Record<CustomOption['type'], unknown>;

/** Ignores inherited properties: options from a prototype were not selected. */
const reportUnknownIds = ({ options }: LineItem, product: Product, run: PricingRun): void => {
  const customOptions = customOptionsOf(product);
  let unknownIds: string[] | undefined;
  for (const id in options) {
    if (!Object.hasOwn(options, id)) {
      report(run, product.productId, { code: 'unreadableItem', field: 'options' });
      return;
    }
    if (customOptions.some((option) => String(option.id) === id)) continue;
    unknownIds ??= [];
    unknownIds.push(id);
  }
  if (unknownIds) report(run, product.productId, { code: 'invalidOptions', optionIds: unknownIds });
};

/**
 * The surcharge of the selected custom options for one piece, in minor units, not yet range-checked. Reports invalid
 * selections. Reads only own properties of the item's options.
 */
export const priceOfOptions = (item: LineItem, product: Product, run: PricingRun): number => {
  reportUnknownIds(item, product, run);
  let price = 0;
  for (const option of customOptionsOf(product)) {
    const key = String(option.id);
    const choice = Object.hasOwn(item.options, key) ? item.options[key] : undefined;
    if (isChosen(choice)) price += pricersByType[option.type](choice, option, product, run);
    else if (option.isRequired) report(run, product.productId, { code: 'optionRequired', optionId: option.id });
  }
  return price;
};
