import { describe, expect, it } from 'vitest';
import { seededRandom } from '../explorer/seeded-random.ts';
import { type ExploredSessions, memorySessions } from '../memory-sessions.ts';
import { SESSION_ID } from './session-requests.ts';
import { sessionScenarios, sessionScenariosIn } from './session-scenarios.ts';

/** Sessions in memory that are explored as those of a database are: every request runs on its host. */
const openHosted = async (): Promise<ExploredSessions> => {
  const sessions = memorySessions();
  return {
    ...sessions,
    answered: async () => undefined,
    copy: async () => {
      const [copied, session] = [await openHosted(), await sessions.read(SESSION_ID)];
      if (session === undefined) throw new Error('There is no session to copy');
      await copied.write({ ...session, version: 1 }, await sessions.entries(SESSION_ID), 'replace');
      for (let version = 2; version <= session.version; version += 1) {
        await copied.write({ ...session, version }, [], 'append');
      }
      return copied;
    },
  };
};

describe('recorded requests', () => {
  const hosted = sessionScenariosIn(openHosted);
  it.each(sessionScenarios.map((remembered, at) => [remembered.name, remembered, hosted[at]] as const))(
    'have the same effect as requests to a hosted checkout: %s',
    async (_name, remembered, other) => {
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const random = seededRandom(seed);
        const [one, two] = [await remembered.open(), await other?.open()];
        for (let length = 0; length < 40; length += 1) {
          const enabled = one.enabled();
          expect(two?.enabled()).toEqual(enabled);
          const action = enabled[Math.floor(random() * enabled.length)];
          if (action === undefined) break;
          expect([await one.perform(action), await two?.perform(action)]).toEqual([true, true]);
        }
        expect(await two?.runOut()).toEqual(await one.runOut());
      }
    },
    60_000,
  );
});
