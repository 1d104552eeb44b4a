import { execFileSync } from 'node:child_process';

const user = 'postgres';

const idOf = (kind: '-u' | '-g'): number => Number(execFileSync('id', [kind, user], { encoding: 'utf8' }));

/**
 * The user that runs the cluster's programs: Debian's `postgres` for an administrator, because PostgreSQL refuses to
 * run as root.
 */
export interface SystemUser {
  readonly uid: number;
  readonly gid: number;
  /**
   * A command prefix that runs a program as this user, and terminates it when the process that started it has ended.
   */
  readonly prefix: readonly string[];
}

const endsWithParent = ['--pdeathsig', 'TERM'];

export const findSystemUser = (): SystemUser => {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return { uid, gid: process.getgid?.() ?? uid, prefix: ['setpriv', ...endsWithParent] };
  const drop = ['--reuid', user, '--regid', user, '--init-groups'];
  return { uid: idOf('-u'), gid: idOf('-g'), prefix: ['setpriv', ...drop, ...endsWithParent] };
};
