import { add, type CustomOption, type LineItem, type Money, type Product, zero } from '@ironcart/core';
import { type PricingRun, report } from './pricing-run.ts';

type Choice = LineItem['options'][string] | undefined;

const isChosen = (choice: Choice): choice is NonNullable<Choice> => {
  if (choice === undefined) return false;
  if (typeof choice === 'string') return choice.trim() !== '';
  return typeof choice === 'number' || choice.length > 0;
};

const listedValue = (option: CustomOption, id: string | number) =>
  option.values.find((value) => value.id === (typeof id === 'string' ? Number(id) : id));

const priceOfSingle = (choice: NonNullable<Choice>, option: CustomOption, product: Product, run: PricingRun): Money => {
  const value = typeof choice === 'object' ? undefined : listedValue(option, choice);
  if (value) return value.price;
  report(run, product.productId, { code: 'invalidOptionValue', optionId: option.id, value: String(choice) });
  return zero;
};

const priceOfMultiple = (
  choice: NonNullable<Choice>,
  option: CustomOption,
  product: Product,
  run: PricingRun,
): Money => {
  const unlisted: string[] = [];
  let price: Money = zero;
  for (const id of new Set(typeof choice === 'object' ? choice : [choice])) {
    const value = listedValue(option, id);
    if (value) price = add(price, value.price);
    else unlisted.push(String(id));
  }
  if (unlisted.length > 0) {
    report(run, product.productId, { code: 'invalidOptionValues', optionId: option.id, values: unlisted });
  }
  return price;
};

const priceOfArea = (choice: NonNullable<Choice>, option: CustomOption, product: Product, run: PricingRun): Money => {
  if (typeof choice !== 'object') return option.price;
  report(run, product.productId, { code: 'invalidOptionValue', optionId: option.id, value: String(choice) });
  return zero;
};

const pricersByType = {
  radio: priceOfSingle,
  drop_down: priceOfSingle,
  checkbox: priceOfMultiple,
  multiple: priceOfMultiple,
  area: priceOfArea,
} as const satisfies Record<CustomOption['type'], unknown>;

/** What the chosen custom options add to one piece; what is wrong with them is reported. */
export const priceOfOptions = (item: LineItem, product: Product, run: PricingRun): Money => {
  let unknownIds: string[] | undefined;
  for (const id in item.options) {
    const isKnown = product.customOptions.some((option) => String(option.id) === id);
    if (!isKnown) unknownIds = [...(unknownIds ?? []), id];
  }
  if (unknownIds) report(run, product.productId, { code: 'invalidOptions', optionIds: unknownIds });

  let price: Money = zero;
  for (const option of product.customOptions) {
    const choice = item.options[String(option.id)];
    if (isChosen(choice)) price = add(price, pricersByType[option.type](choice, option, product, run));
    else if (option.isRequired) report(run, product.productId, { code: 'optionRequired', optionId: option.id });
  }
  return price;
};
