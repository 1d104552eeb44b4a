import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createOutageLog } from './database-outage.ts';

const failure = (code: string) => Object.assign(new Error('refused'), { code });

it.each([
  ['53300', 'full', /no free connection.*Raise its max_connections/],
  ['53100', 'takes_no_changes', /takes no changes/],
  ['57014', 'overloaded', /cancelled a statement/],
  ['commit_not_replicated', 'overloaded', /cancelled a statement/],
  ['ECONNREFUSED', 'away', /cannot be reached/],
  ['28P01', 'away', /cannot be reached/],
  ['3D000', 'away', /cannot be reached/],
])('database error %s is %s, and logged once, however many calls it affects', (code, trouble, says) => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const outageLog = createOutageLog({ readiness: async () => 'ready', logger });
  for (let call = 0; call < 100; call += 1) expect(outageLog.tell(failure(code))).toBe(trouble);
  expect(lines).toEqual([expect.stringMatching(says)]);
});

it('error not caused by the database is rethrown without a log line', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  expect(createOutageLog({ readiness: async () => 'ready', logger }).tell(failure('23505'))).toBeUndefined();
  expect(lines).toEqual([]);
});

it('database that ends together with this process is not logged', () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => lines.push(line) });
  const closing = new AbortController();
  const outageLog = createOutageLog({ readiness: async () => 'draining', logger, closing: closing.signal });
  closing.abort();
  expect(outageLog.tell(failure('57P03'))).toBe('away');
  expect(lines).toEqual([]);
});
