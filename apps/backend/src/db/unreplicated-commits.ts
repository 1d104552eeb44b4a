import type pg from 'pg';

/**
 * A statement took effect on the primary alone: its wait for a replica was cancelled. Whether it lasts is decided by
 * whether this server stays the primary.
 */
export class UnreplicatedCommitError extends Error {
  override readonly name = 'UnreplicatedCommitError';
  readonly code = 'commit_not_replicated';
  constructor() {
    super('The commit took effect, but the wait for a replica was cancelled');
  }
}

/** The function of PostgreSQL that waits: its messages are translated, its name is not. */
const waitsForReplica = 'SyncRepWaitForLSN';

type Done = (error: Error | null, result?: unknown) => void;
type Query = (text: unknown, values?: unknown, done?: Done) => unknown;

/**
 * Makes a statement fail whose commit was not replicated (ADR 0036). PostgreSQL answers it with success and a warning
 * when somebody cancels the wait for a synchronous replica: what is acknowledged then may be gone after a failover.
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
