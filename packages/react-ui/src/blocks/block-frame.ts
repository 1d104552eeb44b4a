import type { ContentBlock } from '@ironcart/core/content';

/**
 * CSS properties that an editor may set on a block: layout only; nothing that loads resources or takes the block out of
 * its place.
 */
const allowedProperties = new Set([
  'align-self',
  'background-color',
  'border-color',
  'color',
  'justify-self',
  'margin-block',
  'margin-block-end',
  'margin-block-start',
  'max-inline-size',
  'opacity',
  'padding',
  'padding-block',
  'padding-inline',
  'text-align',
]);

/** Whether a CSS value loads nothing. */
export const isPlainValue = (value: string): boolean =>
  /^[\w\s#%.,()/+*-]*$/.test(value) && !/url|expression/i.test(value);

const camelCase = (property: string): string => property.replace(/-([a-z])/g, (_dash, letter) => letter.toUpperCase());

/**
 * Converts a block's styles to a style attribute; drops values that load resources or take the block out of its place.
 */
export const frameStyles = (styles: ContentBlock['styles']): Readonly<Record<string, string>> | undefined =>
  styles &&
  Object.fromEntries(
    Object.entries(styles)
      .filter(([property, value]) => allowedProperties.has(property) && isPlainValue(value))
      .map(([property, value]) => [camelCase(property), value]),
  );

/** The attributes by which `watchBlocks` finds a tracked block; none for an untracked one. */
export const trackingAttributes = (tracking: ContentBlock['tracking']) =>
  tracking && {
    'data-track': tracking.name,
    'data-track-index': tracking.index,
    'data-track-when': tracking.whenVisible ? 'visible' : 'loaded',
  };
