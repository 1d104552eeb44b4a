import { expect, it } from 'vitest';
import { withArticle } from './with-article.ts';

it.each([
  ['Colour', 'a colour'],
  ['Inseam', 'an inseam'],
  ['EU size', 'an EU size'],
  ['J-cups', 'a J-cups'],
  ['Überzug', 'a überzug'],
])('product name %s is written %s within a sentence', (label, expected) => expect(withArticle(label)).toBe(expected));
