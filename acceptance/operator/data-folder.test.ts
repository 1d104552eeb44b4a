import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';
import { rawMessages, runProgram } from './run-program.ts';

const folder = makeDataDir();
/** The data folder of a store that was opened once; tests use copies of it. */
const whole = join(folder, 'whole');
/** The same folder as written by a newer version of Ironcart. */
const ofNewerProgram = join(folder, 'newer');
let folders = 0;

const clusterOf = (dataDir: string) => join(dataDir, 'postgresql', 'postgres');
const passwordOf = (dataDir: string) => join(dataDir, 'postgresql', 'database-password');

const newFolder = (): string => {
  folders += 1;
  const path = join(folder, `case-${folders}`);
  mkdirSync(path);
  return path;
};

/** Copies owners and permissions, which Node's own copy does not. */
const copyOf = (original: string): string => {
  const path = newFolder();
  execFileSync('cp', ['-a', `${original}/.`, path]);
  return path;
};

beforeAll(async () => {
  mkdirSync(whole);
  const store = await openProduct({ IRONCART_DATA_DIR: whole });
  const port = readFileSync(join(clusterOf(whole), 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(passwordOf(whole), 'utf8');
  const client = new pg.Client({
    connectionString: `postgres://ironcart:${password}@127.0.0.1:${port ?? ''}/ironcart`,
  });
  await client.connect();
  const note = (change: string) => client.query(change);
  await note(`insert into schema_migrations (version, name, checksum) values (9999, '9999-later.sql', 'later')`);
  await client.query('checkpoint');
  await client.end();
  await store.close();
  execFileSync('cp', ['-a', whole, ofNewerProgram]);
  rmSync(whole, { recursive: true });
  mkdirSync(whole);
  await (await openProduct({ IRONCART_DATA_DIR: whole })).close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Every file below a folder with its content. */
const contentOf = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [file, createHash('sha256').update(readFileSync(file)).digest('hex')];
      }),
  );

interface Fault {
  readonly what: string;
  /** Prepares a fault and returns the data folder for the start. */
  readonly prepare: () => string;
  readonly says: RegExp;
}

const faults: readonly Fault[] = [
  {
    what: 'that is a file',
    prepare: () => {
      const file = join(newFolder(), 'data');
      writeFileSync(file, 'mine');
      return file;
    },
    says: /A file stands where \S+ needs a folder: move that file away/,
  },
  {
    what: 'below a file',
    prepare: () => {
      const file = join(newFolder(), 'data');
      writeFileSync(file, 'mine');
      return join(file, 'store');
    },
    says: /A file stands where \S+ needs a folder: move that file away/,
  },
  { what: 'where no folder can be created', prepare: () => '/proc/ironcart', says: /cannot be made here/ },
  {
    what: 'that is a link to itself',
    prepare: () => {
      const link = join(newFolder(), 'data');
      symlinkSync(link, link);
      return link;
    },
    says: /a link that leads to itself/,
  },
  {
    what: 'whose lock is a folder',
    prepare: () => {
      const dataDir = copyOf(whole);
      mkdirSync(join(dataDir, 'postgresql', 'database.lock'));
      return dataDir;
    },
    says: /A folder stands where \S+ needs a file/,
  },
  {
    what: 'whose database is a file',
    prepare: () => {
      const dataDir = newFolder();
      mkdirSync(join(dataDir, 'postgresql'));
      writeFileSync(clusterOf(dataDir), 'mine');
      return dataDir;
    },
    says: /A file stands where \S+postgres needs a folder/,
  },
  {
    what: 'without PG_VERSION',
    prepare: () => {
      const dataDir = copyOf(whole);
      rmSync(join(clusterOf(dataDir), 'PG_VERSION'));
      return dataDir;
    },
    says: /lacks its file PG_VERSION\. Put it back .*npm run restore.*Nothing was changed/s,
  },
  {
    what: 'without its password',
    prepare: () => {
      const dataDir = copyOf(whole);
      rmSync(passwordOf(dataDir));
      return dataDir;
    },
    says: /database-password, which opens the database beside it, is missing/,
  },
  {
    what: 'with an empty password',
    prepare: () => {
      const dataDir = copyOf(whole);
      writeFileSync(passwordOf(dataDir), '');
      return dataDir;
    },
    says: /database-password, which opens the database beside it, is empty/,
  },
  {
    what: 'with the password of another store',
    prepare: () => {
      const dataDir = copyOf(whole);
      writeFileSync(passwordOf(dataDir), 'of another store');
      return dataDir;
    },
    says: /The password in \S+ does not open the database in \S+: put back the file that belongs to it/,
  },
  {
    what: 'of a newer PostgreSQL',
    prepare: () => {
      const dataDir = copyOf(whole);
      writeFileSync(join(clusterOf(dataDir), 'PG_VERSION'), '19\n');
      return dataDir;
    },
    says: /was made by PostgreSQL 19, and this program brings 18\.\d+: start it with the Ironcart that made it/,
  },
  {
    what: 'of a newer Ironcart',
    prepare: () => copyOf(ofNewerProgram),
    says: /The database is newer than this program: update the program/,
  },
  {
    what: 'whose database belongs to another user',
    prepare: () => {
      const dataDir = copyOf(whole);
      execFileSync('chown', ['-R', '54321', clusterOf(dataDir)]);
      return dataDir;
    },
    says: /belongs to another system user: start as that user, or hand it over with "chown -R/,
  },
  {
    what: 'accessible to other users',
    prepare: () => {
      const dataDir = copyOf(whole);
      execFileSync('chmod', ['755', clusterOf(dataDir)]);
      return dataDir;
    },
    says: /run "chmod 700 \S+"/,
  },
  {
    what: 'with truncated files',
    prepare: () => {
      const dataDir = copyOf(whole);
      truncateSync(join(clusterOf(dataDir), 'global', 'pg_control'), 10);
      return dataDir;
    },
    says: /is damaged/,
  },
  {
    what: 'with missing files',
    prepare: () => {
      const dataDir = copyOf(whole);
      renameSync(join(clusterOf(dataDir), 'global'), join(dataDir, 'global'));
      return dataDir;
    },
    says: /is damaged/,
  },
];

/** Files that PostgreSQL writes at start, which a refused start may leave. */
const isNote = (file: string): boolean => /\/postmaster\.(?:pid|opts)$/.test(file);
const kept = (path: string) => Object.fromEntries(Object.entries(contentOf(path)).filter(([file]) => !isNote(file)));

test.each(faults)(
  'data folder $what is rejected with one sentence and its remedy, and left unchanged',
  async ({ prepare, says }) => {
    const dataDir = prepare();
    const isOurs = dataDir.startsWith(folder);
    const around = isOurs ? join(folder, `case-${folders}`) : '';
    const isStarted = /password of another|newer Ironcart/.test(String(expect.getState().currentTestName));
    const before = isOurs ? kept(around) : {};
    const { code, output } = await runProgram(['start.mjs'], { IRONCART_DATA_DIR: dataDir });
    expect(output).toMatch(says);
    expect(output).not.toMatch(rawMessages);
    expect(code).toBe(1);
    // A database server that was started has written its log, but no rows.
    if (isOurs && !isStarted) expect(kept(around)).toEqual(before);
  },
);

test('database moved back to where its password is stored opens again', async () => {
  const dataDir = copyOf(whole);
  renameSync(clusterOf(dataDir), `${clusterOf(dataDir)}.away`);
  const first = await openProduct({ IRONCART_DATA_DIR: dataDir });
  await first.close();
  rmSync(clusterOf(dataDir), { recursive: true });
  renameSync(`${clusterOf(dataDir)}.away`, clusterOf(dataDir));
  const again = await openProduct({ IRONCART_DATA_DIR: dataDir });
  expect((await fetch(`${again.url}/readyz`)).status).toBe(200);
  await again.close();
});

/** A separate mount that ends with the program; needs the permission to mount, which CI containers have. */
const onMount = (mount: string, dataDir: string) =>
  ['unshare', '-m', 'sh', '-c', `${mount} && exec "$@"`, dataDir] as const;

test.skipIf(process.getuid?.() !== 0).each([
  ['during creation of the database', 12],
  ['while the database of the store is added', 40],
  ['during creation of the first tables', 44],
  ['during the migrations', 50],
])('full disk %s is reported', async (_, megabytes) => {
  const dataDir = newFolder();
  const { code, output } = await runProgram(
    ['start.mjs'],
    { IRONCART_DATA_DIR: dataDir },
    onMount(`mount -t tmpfs -o size=${megabytes}m,mode=755 tmpfs ${dataDir}`, dataDir),
  );
  expect(output).toMatch(/The disk that holds \S+ is full: free some space/);
  expect(output).not.toMatch(rawMessages);
  expect(code).toBe(1);
});

test.skipIf(process.getuid?.() !== 0)('read-only disk is reported, with or without a store on it', async () => {
  for (const dataDir of [copyOf(whole), newFolder()]) {
    const { code, output } = await runProgram(
      ['start.mjs'],
      { IRONCART_DATA_DIR: dataDir },
      onMount(`mount --bind ${dataDir} ${dataDir} && mount -o remount,ro,bind ${dataDir}`, dataDir),
    );
    expect(output).toMatch(/is on a disk that is mounted read-only/);
    expect(output).not.toMatch(rawMessages);
    expect(code).toBe(1);
  }
});
