import { isStorableText } from '@ironcart/core/forms';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapesUnstorableText } from './unstorable-json.ts';

const isFound = (json: string) => escapesUnstorableText(Buffer.from(json));

it.each(['"\\u0000"', '"a\\ud800"', '"\\uD83D x"', '"\\uDe00"', '"\\ude00\\ud83d"', '{"\\u0000":1}', '"\\\\\\u0000"'])(
  'unstorable text check finds a zero byte or a lone surrogate in %s',
  (json) => expect(isFound(json)).toBe(true),
);

it.each(['"\\\\u0000"', '"\\\\ud800"', '"\\ud83d\\uDE00"', '"\\u0001"', '"\\u0010"', '"\\u2028"'])(
  'unstorable text check finds nothing in %s',
  (json) => expect(isFound(json)).toBe(false),
);

it('unstorable text check finds exactly the texts that cannot be stored, in every escape notation', () => {
  const unit = fc.oneof(
    fc.constantFrom('\\', 'u', '0', 'd', '8', '"', '\0', '\ud83d', '\ude00', '😀', 'é'),
    fc.string({ unit: 'binary', maxLength: 1 }),
  );
  const escapedAll = (text: string) =>
    `"${Array.from({ length: text.length }, (_, at) => `\\u${text.charCodeAt(at).toString(16).padStart(4, '0')}`).join('')}"`;
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
      const text = units.join('');
      expect([isFound(JSON.stringify(text)), isFound(escapedAll(text))]).toEqual(
        new Array(2).fill(!isStorableText(text)),
      );
    }),
    { numRuns: 300 },
  );
});
