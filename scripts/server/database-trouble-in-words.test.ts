import { expect, it } from 'vitest';
import { databaseTroubleInWords } from './database-trouble-in-words.ts';

it.each([
  ['53100', /^The database takes no changes: make room on its disk, .* \(could not extend file\)\.$/],
  ['25006', /^The database takes no changes: /],
  ['57P01', /^The database cannot be reached: /],
  ['57014', /^The database takes too long /],
])('database error in a command is reported with a remedy if the database fails with %s', (code, sentence) => {
  const error = Object.assign(new Error('could not extend file'), { code });
  expect(databaseTroubleInWords(error)).toMatchObject({ message: expect.stringMatching(sentence), cause: error });
});

it('error other than of the database is unchanged in a command', () => {
  for (const error of [new Error('There is no order 1.'), undefined, 'text'])
    expect(databaseTroubleInWords(error)).toBe(error);
});
