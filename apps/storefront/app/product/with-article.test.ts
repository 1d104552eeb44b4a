import { expect, it } from 'vitest';
import { withArticle } from './with-article.ts';

it.each([
  ['Colour', 'a colour'],
  ['Inseam', 'an inseam'],
  ['EU size', 'an EU size'],
  ['Size EU', 'a size EU'],
  ['Usual SizeEU', 'an usual sizeeu'],
  ['EUsize', 'an eusize'],
  ['Age 8 to 10', 'an age 8 to 10'],
])('%s becomes %s', (label, expected) => expect(withArticle(label)).toBe(expected));
