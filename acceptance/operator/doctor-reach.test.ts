import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { createDatabase, embeddedDatabaseUrl, query } from '../live/databases.ts';
import { openStandIns } from '../live/stand-ins.ts';
import { askDoctor, type DoctorReport, faultsOf, liveConfiguration, secrets } from './doctor-report.ts';
import { openMailServer } from './mail-server.ts';

const dataDir = makeDataDir();
let demo: OpenProduct;
let standIns: Awaited<ReturnType<typeof openStandIns>>;
let mail: Awaited<ReturnType<typeof openMailServer>>;
let silent: Awaited<ReturnType<typeof openMailServer>>;

beforeAll(async () => {
  standIns = await openStandIns();
  mail = await openMailServer({ password: secrets.smtp });
  silent = await openMailServer({ password: undefined });
  demo = await openProduct({ IRONCART_DATA_DIR: dataDir });
});

afterAll(async () => {
  await demo.close();
  for (const server of [standIns, mail, silent]) server.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A live configuration with all machines on this one, as far as a store accepts that. */
const here = (changes: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  ...liveConfiguration,
  ...standIns.environment,
  IRONCART_PUBLIC_URL: demo.url,
  IRONCART_CAPTCHA: 'off',
  IRONCART_CAPTCHA_URL: '',
  IRONCART_CAPTCHA_SCRIPT_URL: '',
  IRONCART_SMTP_URL: `smtp://store:${secrets.smtp}@127.0.0.1:${mail.port}`,
  DATABASE_URL: embeddedDatabaseUrl(dataDir),
  ...changes,
});

const linesOf = ({ findings }: DoctorReport) => findings.map(({ level, message }) => `${level}: ${message}`);
const unreachableIn = (report: DoctorReport) => faultsOf(report).filter((line) => line.startsWith('unreachable'));

test('doctor reports reachable services, with the version of the database and the accepted accounts', async () => {
  const report = await askDoctor(here());
  expect(unreachableIn(report)).toEqual([]);
  for (const line of [
    /^ok: The database 127\.0\.0\.1:\d+ answers: PostgreSQL \d+/,
    /^ok: The mail server 127\.0\.0\.1:\d+ answers and accepts the log-in/,
    /^ok: Adyen accepts the account/,
    /^ok: PayPal accepts the account/,
    /^ok: The public address localhost:\d+ answers/,
    /^dangerous: A stand-in replaces a payment provider/,
  ]) {
    expect(linesOf(report)).toContainEqual(expect.stringMatching(line));
  }
});

test('doctor reports a database with the demo as dangerous, found by DATABASE_URL and in the data folder of a running store', async () => {
  for (const place of [{}, { DATABASE_URL: '', IRONCART_DATA_DIR: dataDir }]) {
    const report = await askDoctor(here(place));
    expect(linesOf(report)).toContainEqual(expect.stringMatching(/^dangerous: The database holds the demo store/));
  }
});

test('doctor reports a database migrated by a later release as invalid, like a start', async () => {
  const later = await createDatabase(embeddedDatabaseUrl(dataDir), 'doctor_later');
  await query(later, 'create table schema_migrations (version int primary key)');
  await query(later, 'insert into schema_migrations values (9999)');
  const faults = faultsOf(await askDoctor(here({ DATABASE_URL: later })));
  expect(faults).toContainEqual(expect.stringMatching(/^invalid: The database is newer than this program/));
});

test('doctor names the indexes that a database lacks, with the statement that creates each one', async () => {
  const url = embeddedDatabaseUrl(dataDir);
  await query(url, 'drop index orders_one_per_list');
  const { findings } = await askDoctor(here());
  const finding = findings.find(({ message }) => message.includes('orders_one_per_list'));
  expect(finding).toMatchObject({ level: 'dangerous', message: expect.stringContaining('two orders of one cart') });
  await query(url, finding?.fix?.replace(/^.*?: /, '') ?? '');
  expect(linesOf(await askDoctor(here()))).not.toContainEqual(expect.stringContaining('lacks the index'));
});

test('doctor accepts a database of the merchant, and reports one that accepts no changes', async () => {
  const own = await createDatabase(embeddedDatabaseUrl(dataDir), 'doctor_own');
  expect(faultsOf(await askDoctor(here({ DATABASE_URL: own })))).toEqual([
    expect.stringContaining('A stand-in'),
    expect.stringContaining('is plain http'),
  ]);
  await query(own, 'alter database doctor_own set default_transaction_read_only = on');
  const report = await askDoctor(here({ DATABASE_URL: own }));
  expect(faultsOf(report)).toContainEqual(expect.stringMatching(/^dangerous: The database takes no changes/));
});

test('doctor reports a wrong mail server password and an unknown webhook, without printing them', async () => {
  const report = await askDoctor(
    here({
      IRONCART_SMTP_URL: `smtp://store:wrong-${secrets.smtp}@127.0.0.1:${mail.port}`,
      IRONCART_PAYPAL_WEBHOOK_ID: 'another',
    }),
  );
  expect(unreachableIn(report)).toEqual([
    expect.stringMatching(/PayPal refuses the account \(PayPal answers 404 .*webhook/),
    expect.stringMatching(/The mail server .* does not answer, or not as expected \(EAUTH\)/),
  ]);
  expect(Object.values(secrets).filter((secret) => report.output.includes(secret))).toEqual([]);
});

test('doctor gives up on all unresponsive services together, within seconds, and ends with 1', async () => {
  standIns.fail('silent');
  const startedAt = Date.now();
  const report = await askDoctor(
    here({
      IRONCART_SMTP_URL: `smtp://store:${secrets.smtp}@127.0.0.1:${silent.port}`,
      DATABASE_URL: `postgres://store:${secrets.database}@127.0.0.1:${silent.port}/store`,
      IRONCART_PUSH_GATEWAY_URL: `http://127.0.0.1:${silent.port}/api/push`,
    }),
  );
  standIns.fail(undefined);
  expect(Date.now() - startedAt).toBeLessThan(20_000);
  expect(unreachableIn(report).map((line) => line.split(' does not answer')[0])).toEqual([
    expect.stringMatching(/The database 127\.0\.0\.1:/),
    'unreachable: Adyen',
    'unreachable: PayPal',
    expect.stringMatching(/The mail server 127\.0\.0\.1:/),
    expect.stringMatching(/The push gateway 127\.0\.0\.1:/),
  ]);
  expect(report.code).toBe(1);
  expect(Object.values(secrets).filter((secret) => report.output.includes(secret))).toEqual([]);
});

test('doctor reports refused connections with their code', async () => {
  const report = await askDoctor(here({ DATABASE_URL: `postgres://store:${secrets.database}@127.0.0.1:1/store` }));
  expect(unreachableIn(report)).toEqual([expect.stringMatching(/127\.0\.0\.1:1 does not answer.*ECONNREFUSED/)]);
});
