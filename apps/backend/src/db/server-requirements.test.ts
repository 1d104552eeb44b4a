import { describe, expect, it } from 'vitest';
import { type ServerFacts, unfitnessOf } from './server-requirements.ts';

const fit: ServerFacts = {
  version: '15.4',
  versionNumber: 150_004,
  role: 'store',
  database: 'shop',
  encoding: 'UTF8',
  dateStyle: 'ISO, MDY',
  otherSettings: {},
  lowersPlainly: true,
  missingExtensions: [],
  mayCreate: true,
  mayCreateTemporary: true,
  isPrepared: false,
};

describe('requirements of a database server', () => {
  it('are met by PostgreSQL 15 with its contrib package and a role that may create tables', () => {
    expect(unfitnessOf(fit)).toBeUndefined();
    expect(unfitnessOf({ ...fit, mayCreate: false, isPrepared: true })).toBeUndefined();
    expect(unfitnessOf({ ...fit, dateStyle: 'ISO, DMY' })).toBeUndefined();
    expect(unfitnessOf({ ...fit, lowersPlainly: false, isPrepared: true })).toBeUndefined();
  });

  it.each<[RegExp, Partial<ServerFacts>]>([
    [/is PostgreSQL 14\.11, and a store needs 15 or newer: upgrade/, { version: '14.11', versionNumber: 140_011 }],
    [/database shop stores text as SQL_ASCII, and a store needs UTF8: create/, { encoding: 'SQL_ASCII' }],
    [/database shop writes dates as 'German, DMY', .* set datestyle to 'ISO'/, { dateStyle: 'German, DMY' }],
    [
      /database shop has default_transaction_isolation set to 'serializable', and a store needs 'read committed': alter/,
      { otherSettings: { default_transaction_isolation: 'serializable' } },
    ],
    [/database shop has the locale of a language whose I is no i .* create it anew/, { lowersPlainly: false }],
    [/lacks the extensions pg_trgm and unaccent: install/, { missingExtensions: ['pg_trgm', 'unaccent'] }],
    [/role store may not create schemas and tables in the database shop: make it/, { mayCreate: false }],
    [/role store may not create temporary tables in the database shop: grant/, { mayCreateTemporary: false }],
  ])('are named with their remedy in one sentence if not met: %s', (sentence, facts) => {
    expect(unfitnessOf({ ...fit, ...facts })).toMatch(sentence);
  });
});
