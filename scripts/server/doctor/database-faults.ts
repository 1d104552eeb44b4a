import type { DatabaseConnection, DatabaseDiagnosis } from '@ironcart/backend/diagnosis';
import * as v from 'valibot';
import { countOf } from '../count-of.ts';
import { plainLines } from '../plain-lines.ts';
import { type Fault, type Finding, faultIf, ok } from './finding.ts';
import { isLoopbackHost } from './loopback-host.ts';

const docs = 'docs/recipes/postgresql.md#tls';

const leastPassword = 12;

const unverified = v.looseObject({ rejectUnauthorized: v.literal(false) });

/** Faults in the settings of the database connection, found without connecting. */
export const databaseSettingFaults = ({ host, password, ssl }: DatabaseConnection): readonly Fault[] => {
  if (isLoopbackHost(host)) return [];
  return [
    ...faultIf(ssl === false, {
      level: 'dangerous',
      message: `The connection to the database at ${host} has no TLS: passwords and customers' data cross the network in the clear.`,
      fix: 'Add ?sslmode=verify-full to DATABASE_URL, with &sslrootcert=FILE for an authority of your own.',
      docs,
    }),
    ...faultIf(v.is(unverified, ssl), {
      level: 'dangerous',
      message: `The connection to the database at ${host} accepts every certificate: another machine can take its place.`,
      fix: 'Use sslmode=verify-full in DATABASE_URL, with &sslrootcert=FILE for an authority of your own.',
      docs,
    }),
    ...faultIf(typeof password === 'string' && password !== '' && password.length < leastPassword, {
      level: 'dangerous',
      message: `The database's password has fewer than ${leastPassword} characters.`,
      fix: 'Give the role a long random password.',
      docs,
    }),
  ];
};

/** Findings in a database's response. @param name its host and port, or 'The embedded database' */
export const databaseFindings = (
  name: string,
  {
    version,
    unfitness,
    isEncrypted,
    isSuperuser,
    takesChanges,
    kind,
    failedMails,
    hiddenAccounts,
    missingIndexes,
  }: DatabaseDiagnosis,
  isEmbedded: boolean,
): readonly Finding[] => [
  ok(`${name} answers: PostgreSQL ${version}${isEncrypted ? ', with TLS' : ''}.`),
  ...(unfitness === undefined
    ? []
    : [
        {
          level: 'invalid' as const,
          message: unfitness,
          fix: 'The store does not start on this database.',
          docs: 'docs/recipes/postgresql.md',
        },
      ]),
  ...faultIf(!takesChanges, {
    level: 'dangerous',
    message: 'The database takes no changes: it is a standby, or read-only.',
    fix: 'Let DATABASE_URL name the primary server, or end default_transaction_read_only.',
    docs: 'docs/operations.md#health',
  }),
  ...faultIf(isSuperuser && !isEmbedded, {
    level: 'advice',
    message: "The store's database role is a superuser, which a store does not need.",
    fix: 'Create a role that owns its schemas alone.',
    docs: 'docs/recipes/postgresql.md#the-role',
  }),
  ...missingIndexes.map(({ name, isUnique, statement }) => ({
    level: 'dangerous' as const,
    message: `The database lacks the index ${name}: ${isUnique ? 'nothing prevents duplicates, such as two orders of one cart' : 'calls become slow'}.`,
    fix: `Create it again in the database: drop index if exists ${name}; ${statement};`,
    docs: 'docs/recipes/postgresql.md#indexes',
  })),
  ...faultIf(failedMails > 0, {
    level: 'advice',
    message: `${countOf(failedMails, 'mail')} could not be sent and ${failedMails === 1 ? 'is' : 'are'} given up.`,
    fix: 'Run npm run outbox -- failed, which shows the answer of the mail server.',
    docs: 'docs/operations.md#mail',
  }),
  ...hiddenAccounts.map(({ customerId, email }) => ({
    level: 'advice' as const,
    message: `Nobody can log in to the account ${customerId}: its address ${plainLines(email, '')} is another account's in another spelling.`,
    fix: 'Ask its owner for another address, and give it to the account in the database.',
    docs: 'docs/operations.md#accounts-of-one-mailbox',
  })),
  ...faultIf(kind === 'demo', {
    level: 'dangerous',
    message:
      'The database holds the demo store: its customers have published passwords, and its gift cards published codes.',
    fix: 'Run npm run demo -- empty, read its list, and run it again with --yes.',
    docs: 'docs/operations.md#from-demo-to-live',
  }),
];
