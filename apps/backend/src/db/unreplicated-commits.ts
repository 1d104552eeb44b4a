import type pg from 'pg';

/**
 * Thrown if a statement took effect only on the primary, because its wait for a replica was cancelled. It is durable
 * only if this server remains the primary.
 */
export class UnreplicatedCommitError extends Error {
  override readonly name = 'UnreplicatedCommitError';
  readonly code = 'commit_not_replicated';
  constructor() {
    super('The commit took effect, but the wait for a replica was cancelled');
  }
}

/** PostgreSQL's function that waits for replicas: its messages are translated, its name is not. */
const waitsForReplica = 'SyncRepWaitForLSN';

type Done = (error: Error | null, result?: unknown) => void;
type Query = (text: unknown, values?: unknown, done?: Done) => unknown;

/**
 * Makes a statement fail if its commit was not replicated (ADR 0036). If the wait for a synchronous replica is
 * cancelled, PostgreSQL reports success with a warning, but the change may be lost in a failover.
 * @param client a new connection; its queries have promises, or a callback as third argument
 */
export const refuseUnreplicatedCommits = (client: pg.PoolClient): void => {
  let isUnreplicated = false;
  client.on('notice', ({ routine }) => {
    if (routine === waitsForReplica) isUnreplicated = true;
  });
  const takeFault = (): UnreplicatedCommitError | undefined => {
    if (!isUnreplicated) return undefined;
    isUnreplicated = false;
    return new UnreplicatedCommitError();
  };
  const queried = client as unknown as { query: Query };
  const query = queried.query.bind(client);
  queried.query = (text, values, done) => {
    if (done !== undefined) return query(text, values, (error, result) => done(error ?? takeFault() ?? null, result));
    const answer = query(text, values);
    if (!(answer instanceof Promise)) return answer;
    return answer.then((result: unknown) => {
      const fault = takeFault();
      if (fault !== undefined) throw fault;
      return result;
    });
  };
};
