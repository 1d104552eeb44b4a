import {
  connectionOf,
  databaseTroubleOf,
  diagnoseDatabase,
  diagnoseReplica,
  remedyOfNoConnection,
} from '@ironcart/backend/diagnosis';
import { findRunningDatabase } from '@ironcart/backend/running-database';
import type { Configuration } from '../configuration.ts';
import { places } from '../places.ts';
import { embeddedDirOf } from '../store-database.ts';
import { patienceMs, type Question } from './ask-others.ts';
import { databaseFindings, databaseSettingFaults } from './database-faults.ts';
import { type Fault, type Finding, ok } from './finding.ts';

const faultsOf = (setting: string, url: string | undefined): readonly Fault[] => {
  if (url === undefined) return [];
  try {
    return databaseSettingFaults(connectionOf(url));
  } catch {
    return [
      {
        level: 'invalid',
        message: `${setting} names a certificate or key that cannot be read.`,
        fix: 'Correct the paths of sslrootcert, sslcert and sslkey.',
        docs: 'docs/configuration.md',
      },
    ];
  }
};

/** Faults of the database's addresses that need no connection. */
export const databaseUrlFaults = ({
  databaseUrl,
  databasePoolerUrl,
  databaseReadUrls = [],
}: Configuration): readonly Fault[] => {
  if (databaseUrl === undefined) {
    return [
      {
        level: 'advice',
        message: 'The store uses the embedded database: one process on one machine, without point-in-time recovery.',
        fix: 'Run npm run backup every night to another machine, or set DATABASE_URL to a PostgreSQL of your own.',
        docs: 'docs/scaling.md#at-1-one-machine',
      },
    ];
  }
  return [
    ...faultsOf('DATABASE_URL', databaseUrl),
    ...faultsOf('DATABASE_POOLER_URL', databasePoolerUrl),
    ...databaseReadUrls.flatMap((url) => faultsOf('DATABASE_READ_URLS', url)),
  ];
};

const askEmbedded = async (dataDir: string): Promise<readonly Finding[]> => {
  const url = await findRunningDatabase(embeddedDirOf(dataDir));
  if (url === undefined) return [ok('The embedded database does not run: the store starts it.')];
  return databaseFindings('The embedded database', await diagnoseDatabase(url, patienceMs, places.migrations), true);
};

/** The finding for a database that accepts no more connections at the moment. */
const orFull =
  (whom: string, ask: () => Promise<readonly Finding[]>): Question['ask'] =>
  async () => {
    try {
      return await ask();
    } catch (error) {
      if (databaseTroubleOf(error) !== 'full') throw error;
      const message = `${whom} has no free connection.`;
      return [{ level: 'unreachable', message, fix: remedyOfNoConnection, docs: 'docs/scaling.md' }];
    }
  };

/** A check of the configured database. */
export const databaseQuestion = ({ databaseUrl, dataDir }: Configuration): Question => {
  const address = databaseUrl === undefined ? undefined : connectionOf(databaseUrl);
  const whom = address ? `The database ${address.host}:${address.port}` : 'The embedded database';
  return {
    whom,
    fix: 'Check the address, user, password and TLS of DATABASE_URL, and that the server runs and admits this machine.',
    docs: 'docs/configuration.md',
    ask: orFull(whom, async () =>
      databaseUrl === undefined
        ? askEmbedded(dataDir)
        : databaseFindings(whom, await diagnoseDatabase(databaseUrl, patienceMs, places.migrations), false),
    ),
  };
};

/** A check of the pooler in front of the database, if one is configured. */
export const poolerQuestion = ({ databasePoolerUrl }: Configuration): readonly Question[] => {
  if (databasePoolerUrl === undefined) return [];
  const { host, port } = connectionOf(databasePoolerUrl);
  const whom = `The pooler ${host}:${port}`;
  return [
    {
      whom,
      fix: 'Check the address, user and password of DATABASE_POOLER_URL, and that the pooler runs and reaches the database.',
      docs: 'docs/recipes/connection-pooler.md',
      ask: orFull(whom, async () =>
        databaseFindings(whom, await diagnoseDatabase(databasePoolerUrl, patienceMs, places.migrations), false),
      ),
    },
  ];
};

/** A check of each replica: whether it responds, and belongs to this database. */
export const replicaQuestions = ({ databaseUrl, databaseReadUrls = [] }: Configuration): readonly Question[] =>
  databaseReadUrls.map((url) => {
    const { host, port } = connectionOf(url);
    const whom = `The replica ${host}:${port}`;
    return {
      whom,
      fix: 'Check the address, user and password in DATABASE_READ_URLS, and that the replica runs.',
      docs: 'docs/recipes/read-replicas.md',
      ask: orFull(whom, async () => {
        const fault = await diagnoseReplica({ url, primaryUrl: databaseUrl ?? '', patienceMs });
        return fault === undefined
          ? [ok(`${whom} follows the database.`)]
          : [
              {
                level: 'dangerous',
                message: `${whom} answers no reads: ${fault}.`,
                fix: 'Set it up as a streaming standby of the server that DATABASE_URL names, or leave it out of DATABASE_READ_URLS.',
                docs: 'docs/recipes/read-replicas.md',
              },
            ];
      }),
    };
  });
