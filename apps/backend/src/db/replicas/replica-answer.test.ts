import { expect, it } from 'vitest';
import { positionOn } from './log-position.ts';
import { type DatabaseIdentity, type ReplicaAnswer, replayedOf } from './replica-answer.ts';

const identity: DatabaseIdentity = { timeline: '00000001', system: '7', database: '16385', mark: 'secret' };
const answer: ReplicaAnswer = {
  is_standby: true,
  replayed: '4096',
  started_at: '2026-11-29 08:00:00+00',
  system: '7',
  database: '16385',
  mark: 'secret',
};

it.each([
  ['from a standby of the same history', {}, positionOn('00000001', '4096')],
  ['from a promoted standby', { is_standby: false }, 'no standby'],
  ['from a server that was never a standby', { replayed: null }, 'no standby'],
  ['from a standby of another server', { system: '8' }, 'another database'],
  ['from another database of the same server', { database: '16386' }, 'another database'],
  ['from a standby that left the timeline before the primary was promoted', { mark: null }, 'another history'],
] as const)('replica response %s: %j', (_, differs, expected) => {
  expect(replayedOf({ ...answer, ...differs }, identity)).toBe(expected);
});
