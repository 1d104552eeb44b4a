import { contract } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { LogPosition } from '../db/replicas/log-position.ts';
import type { Replicas } from '../db/replicas/watch-replicas.ts';
import { type ReplicaHandlers, readFromReplicas } from './read-from-replicas.ts';

interface Fake {
  readonly name: string;
  readonly ageMs: number;
  readonly replayed: LogPosition;
  readonly answer: () => Promise<unknown>;
}

const getCategory = contract.content.getCategory;
const setMetadata = contract.list.setMetadata;

const open = (fakes: readonly Fake[], position = 100n) => {
  const left: string[] = [];
  const replicas: Replicas<ReplicaHandlers> = {
    all: fakes.map(({ name, ageMs, replayed, answer }) => ({
      name,
      state: {
        kind: 'in service',
        // Only the one handler that the test calls.
        readers: { content: { getCategory: answer } } as unknown as ReplicaHandlers,
        freshAt: -ageMs,
        replayed,
        left: new AbortController().signal,
      },
    })),
    ageOf: ({ freshAt }) => -freshAt,
    leave: (name) => void left.push(name),
    position: async () => position,
    settledCounts: () => undefined,
    checked: Promise.resolve(),
    stop: async () => undefined,
  };
  const route = readFromReplicas(replicas, { logger: pino({ enabled: false }) });
  const ask = async (cookie: string | undefined, call: Parameters<typeof route>[0] = getCategory) => {
    const request = {
      params: undefined,
      query: undefined,
      body: undefined,
      site: defaultSites.main,
      remoteAddress: '',
      requestId: '',
      setHeader: () => undefined,
      bearerToken: undefined,
      header: () => cookie,
      session: { find: async () => undefined, setCookie: () => undefined },
    };
    return route(call, async () => 'primary', request as unknown as Parameters<typeof route>[2]);
  };
  return { ask, left };
};

const of = (name: string, differs: Partial<Fake> = {}): Fake => ({
  name,
  ageMs: 100,
  replayed: 100n,
  answer: async () => name,
  ...differs,
});
const session = '__Host-ironcart=token';

describe('reading from replicas', () => {
  it('answers visitors without a session from each replica in turn, and sets no cookie', async () => {
    const { ask } = open([of('a'), of('b')]);
    const answers = [await ask(undefined), await ask(undefined), await ask(undefined)];
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['a', 'b']));
    expect(answers.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined]);
  });

  it('answers a session from one replica only', async () => {
    const { ask } = open([of('a'), of('b'), of('c')]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(session)));
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1);
    expect(answers.every(({ cookie }) => cookie === undefined)).toBe(true);
  });

  it('reads from the primary what its replica may not have yet, and remembers the position', async () => {
    const { ask } = open([of('a', { replayed: 99n })], 0x123n);
    expect(await ask(`${session}; __Host-ironcart-seen=64`)).toEqual({
      answer: 'primary',
      cookie: expect.stringMatching(/^__Host-ironcart-seen=123; Max-Age=6; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    });
    expect((await ask(`${session}; __Host-ironcart-seen=63`)).answer).toBe('a');
  });

  it('reads from no replica beyond the bound, and from no other for a session', async () => {
    const { ask } = open([of('a', { ageMs: 5_000 })]);
    expect(await ask(undefined)).toEqual({ answer: 'primary' });
    expect((await ask(session)).cookie).toMatch(/seen=64/);
    const three = open([of('a', { ageMs: 5_000 }), of('b', { ageMs: 5_000 }), of('c')]);
    expect((await three.ask(undefined)).answer).toBe('c');
    const answers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((token) =>
      three.ask(`__Host-ironcart=${token}`),
    );
    expect(new Set((await Promise.all(answers)).map(({ answer }) => answer))).toEqual(new Set(['c', 'primary']));
  });

  it('repeats a failed read on the primary, and leaves a replica that is away', async () => {
    const { ask, left } = open([of('a', { answer: () => Promise.reject(new Error('Connection terminated')) })]);
    expect((await ask(undefined)).answer).toBe('primary');
    expect(left).toEqual(['a']);
  });

  it('does not wait for an answer beyond the bound', async () => {
    const { ask } = open([of('a', { ageMs: 4_990, answer: () => new Promise(() => undefined) })]);
    expect((await ask(undefined)).answer).toBe('primary');
  });

  it('tells a session the position after its change, and a visitor without one nothing', async () => {
    const { ask } = open([of('a')]);
    expect(await ask(session, setMetadata)).toEqual({
      answer: 'primary',
      cookie: expect.stringContaining('__Host-ironcart-seen=64;'),
    });
    expect(await ask(undefined, setMetadata)).toEqual({ answer: 'primary', cookie: undefined });
  });

  it('ignores a cookie that is no position', async () => {
    const { ask } = open([of('a')]);
    expect((await ask(`${session}; __Host-ironcart-seen=drop-table`)).answer).toBe('a');
  });
});
