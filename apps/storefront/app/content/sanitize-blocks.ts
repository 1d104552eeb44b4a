import type { ContentBlock } from '@ironcart/core';
import { sanitizeContent } from './sanitize-content.ts';

/** Properties that hold HTML are called so: `html`, or a name that ends in `Html`. */
const holdsHtml = (name: string): boolean => name === 'html' || name.endsWith('Html');

const sanitizeValue = (name: string, value: unknown, basePath: string): unknown => {
  if (typeof value === 'string') return holdsHtml(name) ? sanitizeContent(value, basePath) : value;
  if (Array.isArray(value)) return value.map((entry) => sanitizeValue(name, entry, basePath));
  return typeof value === 'object' && value !== null ? sanitizeProps(value, basePath) : value;
};

const sanitizeProps = (props: object, basePath: string): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(props).map(([name, value]) => [name, sanitizeValue(name, value, basePath)]));

const sanitizeVariants = (
  variants: NonNullable<ContentBlock['abTest']>['variants'],
  basePath: string,
): NonNullable<ContentBlock['abTest']>['variants'] =>
  Object.fromEntries(
    Object.entries(variants).map(([value, { props, ...variant }]) => [
      value,
      props === undefined ? variant : { ...variant, props: sanitizeProps(props, basePath) },
    ]),
  );

/** A page's blocks with every property that holds HTML made safe, at any depth and in every variant. */
export const sanitizeBlocks = (blocks: readonly ContentBlock[], basePath: string): readonly ContentBlock[] =>
  blocks.map(({ props, slots, abTest, ...block }) => ({
    ...block,
    props: sanitizeProps(props, basePath),
    ...(abTest ? { abTest: { ...abTest, variants: sanitizeVariants(abTest.variants, basePath) } } : {}),
    ...(slots
      ? {
          slots: Object.fromEntries(
            Object.entries(slots).map(([slot, inner]) => [slot, sanitizeBlocks(inner, basePath)]),
          ),
        }
      : {}),
  }));
