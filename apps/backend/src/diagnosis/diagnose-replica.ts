import { type PrimaryAnswer, primaryQuestion } from '../db/replicas/primary-answer.ts';
import { createProbe } from '../db/replicas/probe.ts';
import { markName, type ReplicaAnswer, replayedOf, replicaQuestion } from '../db/replicas/replica-answer.ts';

interface Asked {
  readonly url: string;
  readonly primaryUrl: string;
  /** Time limit for each server to connect and to respond, in milliseconds. */
  readonly patienceMs: number;
}

/**
 * Why a server is not a replica of the primary's database; undefined if it is one. Writes nothing.
 * @throws Error if one of them does not respond
 */
export const diagnoseReplica = async ({ url, primaryUrl, patienceMs }: Asked): Promise<string | undefined> => {
  const [primary, replica] = [primaryUrl, url].map((address) => createProbe({ url: address, patienceMs }));
  try {
    const identity = await primary?.ask<PrimaryAnswer>(primaryQuestion);
    const name = markName(identity?.timeline ?? '');
    const marked = await primary?.ask<{ mark: string | null }>(
      'select (select value from secrets where name = $1) as mark',
      [name],
    );
    const answer = await replica?.ask<ReplicaAnswer>(replicaQuestion, [name]);
    if (identity === undefined || answer === undefined) return undefined;
    // Before the store's first start with replicas there is no mark yet.
    const replayed = replayedOf({ ...answer, mark: answer.mark ?? '' }, { ...identity, mark: marked?.mark ?? '' });
    return typeof replayed === 'string' ? replayed : undefined;
  } finally {
    await Promise.all([primary?.close(), replica?.close()]);
  }
};
