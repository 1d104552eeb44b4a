import { expect, it } from 'vitest';
import { withArticle } from './with-article.ts';

it.each([
  ['Colour', 'a Colour'],
  ['Inseam', 'an Inseam'],
  ['EU size', 'an EU size'],
  ['Gewicht', 'a Gewicht'],
])('%s becomes %s, in the letters that the merchant writes', (label, expected) =>
  expect(withArticle(label)).toBe(expected),
);
