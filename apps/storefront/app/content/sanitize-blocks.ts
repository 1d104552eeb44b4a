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

/** A page's blocks with every property that holds HTML made safe, at any depth. */
export const sanitizeBlocks = (blocks: readonly ContentBlock[], basePath: string): readonly ContentBlock[] =>
  blocks.map(({ name, props, slots }) => ({
    name,
    props: sanitizeProps(props, basePath),
    ...(slots
      ? {
          slots: Object.fromEntries(
            Object.entries(slots).map(([slot, inner]) => [slot, sanitizeBlocks(inner, basePath)]),
          ),
        }
      : {}),
  }));
