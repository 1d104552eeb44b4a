import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SessionOperation, violationsIn } from './session-guarantees.ts';

type Step = Pick<SessionOperation, 'session' | 'object' | 'kind'>;

const step: fc.Arbitrary<Step> = fc.record({
  session: fc.constantFrom('ann', 'bob', 'cy'),
  object: fc.constantFrom('x', 'y'),
  kind: fc.constantFrom('read' as const, 'write' as const),
});

/** Runs the steps on one server without replicas. */
const onOneServer = (steps: readonly Step[]): readonly SessionOperation[] => {
  const versions = new Map<string, number>();
  return steps.map((operation) => {
    const before = versions.get(operation.object) ?? 0;
    const version = operation.kind === 'write' ? before + 1 : before;
    versions.set(operation.object, version);
    return { ...operation, version };
  });
};

const history = fc.array(step, { maxLength: 40 }).map(onOneServer);

const read = (version: number): SessionOperation => ({ session: 'ann', kind: 'read', object: 'x', version });
const write = (version: number): SessionOperation => ({ session: 'ann', kind: 'write', object: 'x', version });

describe('checker of session guarantees', () => {
  it.each([
    ['read your writes', [write(2), read(1)]],
    ['monotonic reads', [read(2), read(1)]],
    ['monotonic writes', [write(2), write(1)]],
    ['monotonic writes', [write(2), write(2)]],
    ['writes follow reads', [read(2), write(2)]],
  ] as const)('detects a violation of %s', (guarantee, operations) => {
    expect(violationsIn(operations)).toEqual([{ guarantee, at: 1, known: 2 }]);
  });

  it('accepts all responses of a single server, in any interleaving', () => {
    fc.assert(
      fc.property(history, (operations) => {
        expect(violationsIn(operations)).toEqual([]);
      }),
    );
  });

  it('accepts older data in another session or of another object', () => {
    expect(violationsIn([read(3), { ...read(1), session: 'bob' }, { ...read(1), object: 'y' }])).toEqual([]);
  });

  it('detects a read older than anything the session has seen, at any position', () => {
    fc.assert(
      fc.property(history, fc.nat(), fc.nat(), (operations, place, age) => {
        const at = place % (operations.length + 1);
        const before = operations.slice(0, at).filter(({ session, object }) => session === 'ann' && object === 'x');
        const known = Math.max(0, ...before.map(({ version }) => version));
        fc.pre(known > 0);
        const stale = read(age % known);
        const found = violationsIn([...operations.slice(0, at), stale, ...operations.slice(at)]);
        expect(found.some((violation) => violation.at === at)).toBe(true);
      }),
    );
  });

  it('accepts a read that is not older, at any position', () => {
    fc.assert(
      fc.property(history, fc.nat(), (operations, place) => {
        const at = place % (operations.length + 1);
        const before = operations.slice(0, at).filter(({ object }) => object === 'x');
        const newest = Math.max(0, ...before.map(({ version }) => version));
        expect(violationsIn([...operations.slice(0, at), read(newest), ...operations.slice(at)])).toEqual([]);
      }),
    );
  });
});
