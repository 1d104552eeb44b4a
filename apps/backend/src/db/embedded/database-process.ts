import { tmpdir } from 'node:os';
import process from 'node:process';
import type { DatabaseUser } from './database-user.ts';

/** How PostgreSQL's programs are spawned: as the system user, with messages in English whatever the machine speaks. */
export const asDatabaseUser = (user: DatabaseUser | undefined) => ({
  ...(user ? { uid: user.uid, gid: user.gid } : {}),
  cwd: tmpdir(),
  env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
});
