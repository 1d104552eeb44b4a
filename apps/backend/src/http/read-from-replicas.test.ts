import { contract } from '@ironcart/api/contract';
import { defaultSites } from '@ironcart/core/site';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { type LogPosition, positionOn, positionText } from '../db/replicas/log-position.ts';
import type { Replicas } from '../db/replicas/watch-replicas.ts';
import { createLastKnownReads, PrimaryAwayError } from './last-known-reads.ts';
import { type ReplicaReaders, readFromReplicas } from './read-from-replicas.ts';

interface Fake {
  readonly name: string;
  readonly ageMs: number;
  readonly replayed: LogPosition;
  readonly answer: () => Promise<unknown>;
  /** How old it was when the primary last answered. */
  readonly lastAgeMs?: number;
}

/** The primary, as these tests need it: by default it answers. */
interface FakePrimary {
  readonly answer?: () => Promise<unknown>;
  readonly silentMs?: number;
}

const getCategory = contract.content.getCategory;
const getActiveLists = contract.list.getActiveLists;
const setMetadata = contract.list.setMetadata;

const open = (
  fakes: readonly Fake[],
  position = 100n,
  { answer: ofPrimary = async () => 'primary', silentMs = 0 }: FakePrimary = {},
) => {
  const left: string[] = [];
  const lastAges = new Map(fakes.map(({ ageMs, lastAgeMs = ageMs }) => [-ageMs, lastAgeMs]));
  const replicas: Replicas<ReplicaReaders> = {
    all: fakes.map(({ name, ageMs, replayed, answer }) => ({
      name,
      state: {
        kind: 'in service',
        // Only the handlers that the tests call.
        readers: {
          handlers: { content: { getCategory: answer }, list: { getActiveLists: answer } },
        } as unknown as ReplicaReaders,
        freshAt: -ageMs,
        replayed,
        left: new AbortController().signal,
      },
    })),
    ageOf: ({ freshAt }) => -freshAt,
    lastAgeOf: ({ freshAt }) => lastAges.get(freshAt) ?? 0,
    silenceMs: () => silentMs,
    leave: (name) => void left.push(name),
    position: async () => position,
    settledCounts: () => undefined,
    checked: Promise.resolve(),
    stop: async () => undefined,
  };
  const logger = pino({ enabled: false });
  const lastKnown = createLastKnownReads(replicas, { logger, patienceMs: 20 });
  const route = readFromReplicas(replicas, { lastKnown, logger });
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
    return route(call, ofPrimary as () => Promise<never>, request as unknown as Parameters<typeof route>[2]);
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
  it('serves visitors without a session from each replica in turn, and sets no cookie', async () => {
    const { ask } = open([of('a'), of('b')]);
    const answers = [await ask(undefined), await ask(undefined), await ask(undefined)];
    expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set(['a', 'b']));
    expect(answers.map(({ cookie }) => cookie)).toEqual([undefined, undefined, undefined]);
  });

  it('serves a session from one replica only', async () => {
    const { ask } = open([of('a'), of('b'), of('c')]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(session)));
    expect(new Set(answers.map(({ answer }) => answer)).size).toBe(1);
    expect(answers.every(({ cookie }) => cookie === undefined)).toBe(true);
  });

  it('reads from the primary what its replica may lack, and remembers the log position', async () => {
    const { ask } = open([of('a', { replayed: 99n })], 0x123n);
    expect(await ask(`${session}; __Host-ironcart-seen=0000000000000064`)).toEqual({
      answer: 'primary',
      cookie: expect.stringMatching(
        /^__Host-ironcart-seen=0000000000000123; Max-Age=6; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    });
    expect((await ask(`${session}; __Host-ironcart-seen=0000000000000063`)).answer).toBe('a');
  });

  it('uses no replica beyond the lag bound, and no other replica for a session', async () => {
    const { ask } = open([of('a', { ageMs: 5_000 })]);
    expect(await ask(undefined)).toEqual({ answer: 'primary' });
    expect((await ask(session)).cookie).toMatch(/seen=0{14}64/);
    const three = open([of('a', { ageMs: 5_000 }), of('b', { ageMs: 5_000 }), of('c')]);
    expect((await three.ask(undefined)).answer).toBe('c');
    const answers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'].map((token) =>
      three.ask(`__Host-ironcart=${token}`),
    );
    expect(new Set((await Promise.all(answers)).map(({ answer }) => answer))).toEqual(new Set(['c', 'primary']));
  });

  it('repeats a failed read on the primary, and stops using an unavailable replica', async () => {
    const { ask, left } = open([of('a', { answer: () => Promise.reject(new Error('Connection terminated')) })]);
    expect((await ask(undefined)).answer).toBe('primary');
    expect(left).toEqual(['a']);
  });

  it('does not wait for a response beyond the time bound', async () => {
    const { ask } = open([of('a', { ageMs: 4_990, answer: () => new Promise(() => undefined) })]);
    expect((await ask(undefined)).answer).toBe('primary');
  });

  it('sets the log position for a session after its change, and nothing for a visitor without one', async () => {
    const { ask } = open([of('a')]);
    expect(await ask(session, setMetadata)).toEqual({
      answer: 'primary',
      cookie: expect.stringContaining('__Host-ironcart-seen=0000000000000064;'),
    });
    expect(await ask(undefined, setMetadata)).toEqual({ answer: 'primary', cookie: undefined });
  });

  it('ignores a cookie that is not a log position', async () => {
    const { ask } = open([of('a')]);
    expect((await ask(`${session}; __Host-ironcart-seen=drop-table`)).answer).toBe('a');
  });

  describe('while the primary is unavailable', () => {
    const away = { answer: () => Promise.reject(new Error('Connection terminated unexpectedly')), silentMs: 60_000 };
    const aged = { ageMs: 60_000, lastAgeMs: 0 };

    it("serves from a replica within the lag bound at the primary's last response [ADR 0035]", async () => {
      expect(await open([of('a', aged)], 100n, away).ask(undefined)).toEqual({ answer: 'a' });
      const behind = open([of('a', { ageMs: 65_000, lastAgeMs: 5_000 })], 100n, away);
      await expect(behind.ask(undefined)).rejects.toThrow(PrimaryAwayError);
    });

    it('serves immediately after the primary was just lost, or when it does not respond', async () => {
      const lost = { ageMs: 5_100, lastAgeMs: 4_900 };
      expect(await open([of('a', lost)], 100n, { ...away, silentMs: 0 }).ask(undefined)).toEqual({ answer: 'a' });
      const silent = { answer: () => new Promise(() => undefined), silentMs: 300 };
      expect(await open([of('a', lost)], 100n, silent).ask(undefined)).toEqual({ answer: 'a' });
    });

    it('waits for a primary that is slow but answers its health query', async () => {
      const slow = { answer: () => new Promise((resolve) => setTimeout(resolve, 60, 'primary')) };
      expect((await open([of('a', { ageMs: 5_100, lastAgeMs: 0 })], 100n, slow).ask(undefined)).answer).toBe('primary');
    });

    it("shows a session nothing older than already seen, and its own lists only in the primary's last state", async () => {
      const { ask } = open([of('a', aged), of('b', { ...aged, replayed: 101n, ageMs: 60_001 })], 100n, away);
      expect(await ask(`${session}; __Host-ironcart-seen=0000000000000065`, getActiveLists)).toEqual({
        answer: 'b',
        cookie: expect.stringContaining('__Host-ironcart-seen=0000000000000065;'),
      });
      await expect(ask(`${session}; __Host-ironcart-seen=0000000000000066`)).rejects.toThrow(PrimaryAwayError);
      const late = open([of('a', { ageMs: 60_000, lastAgeMs: 100 })], 100n, away);
      expect((await late.ask(session)).answer).toBe('a');
      await expect(late.ask(session, getActiveLists)).rejects.toThrow(PrimaryAwayError);
    });

    it('shows a session that has seen a new primary no data from a replica on the previous timeline [ADR 0035]', async () => {
      const [replayed, seen] = [positionOn('0000000f', '4096'), positionOn('00000010', '64')];
      const asked = open([of('a', { ...aged, replayed })], 100n, away).ask(
        `${session}; __Host-ironcart-seen=${positionText(seen)}`,
      );
      await expect(asked).rejects.toThrow(PrimaryAwayError);
    });

    it('uses the next replica if one fails, and rejects changes', async () => {
      const broken = of('a', { ...aged, answer: () => Promise.reject(new Error('Connection terminated')) });
      const { ask, left } = open([broken, of('b', { ...aged, ageMs: 60_001, replayed: 99n })], 100n, away);
      expect(await ask(undefined)).toEqual({ answer: 'b' });
      expect(left).toEqual(['a']);
      await expect(ask(session, setMetadata)).rejects.toThrow('Connection terminated unexpectedly');
    });

    it("reads own lists from the primary while it responds, and keeps a replica despite the primary's errors", async () => {
      expect(await open([of('a')]).ask(session, getActiveLists)).toEqual({ answer: 'primary', cookie: undefined });
      const unlucky = open([of('a', { answer: () => Promise.reject(new PrimaryAwayError('away')) })]);
      expect((await unlucky.ask(undefined)).answer).toBe('primary');
      expect(unlucky.left).toEqual([]);
    });
  });
});
