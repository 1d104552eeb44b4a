import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { createGuest } from '../live/guest.ts';
import { openMailServer } from './mail-server.ts';
import { type MeasuredStore, openMeasuredStore } from './measured-store.ts';
import { runProgram } from './run-program.ts';

const dataDir = makeDataDir();
const password = 'a-password-of-the-mail-server';
/** Recipients of the mails that were taken. */
const taken: string[] = [];
const answers: Record<string, string> = {
  'maya@example.com': '550 5.1.1 No such user here',
  'owen@example.com': '451 4.7.1 Greylisted, come again',
};
let mail: Awaited<ReturnType<typeof openMailServer>>;
let store: MeasuredStore;

beforeAll(async () => {
  mail = await openMailServer({ password, answers, onMail: (recipient) => taken.push(recipient) });
  store = await openMeasuredStore({
    IRONCART_DATA_DIR: dataDir,
    IRONCART_SMTP_URL: `smtp://store:${password}@127.0.0.1:${mail.port}`,
    IRONCART_MAIL_FROM: 'hello@store.example',
  });
});

afterAll(async () => {
  await store.close();
  mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const outbox = (...words: string[]) => runProgram(['outbox.mjs', ...words], { IRONCART_DATA_DIR: dataDir });

const askForPassword = (email: string) =>
  createGuest(store.url).call('POST', '/svc_customer/customer/forgot-password', { email });

test('rejected mail delays no other mail, is not retried, and is shown with the response', async () => {
  for (const name of ['maya', 'owen', 'jonna'])
    expect(await askForPassword(`${name}@example.com`)).toMatchObject({ status: 200 });
  await expect.poll(() => taken, { timeout: 20_000 }).toEqual(['jonna@example.com']);
  await sleep(5_000);
  const { output } = await outbox();
  expect(output).toMatch(/to maya@example\.com: .*given up after 1 attempt: 550 5\.1\.1 No such user here\nid \S+/);
  expect(output).toMatch(/to owen@example\.com: .*not taken by the mail server in 1 attempt: 451 4\.7\.1 Greylisted/);
  expect(output).toMatch(/to jonna@example\.com: [^,\n]*\n\n\(sent\)/);
  expect(output).toContain('1 mail could not be sent: npm run outbox -- failed');
  expect(await store.metric('ironcart_waiting{kind="mails_failed"}')).toBe(1);
  expect(await store.metric('ironcart_waiting{kind="mails"}')).toBe(1);
  const doctor = await runProgram(['doctor.mjs'], { IRONCART_DATA_DIR: dataDir });
  expect(doctor.output).toMatch(/advice +1 mail could not be sent and is given up\.\n +Run npm run outbox -- failed/);
});

test('rejected mail is sent again by command once the reason is removed', async () => {
  const [, id = ''] = /\nid (\S+)/.exec((await outbox('failed')).output) ?? [];
  expect(await outbox('retry', '0')).toMatchObject({
    code: 2,
    output: expect.stringContaining('No mail 0 is given up'),
  });
  delete answers['maya@example.com'];
  expect(await outbox('retry', id)).toMatchObject({
    code: 0,
    output: expect.stringContaining('1 mail will be sent again'),
  });
  await expect.poll(() => taken, { timeout: 20_000 }).toEqual(['jonna@example.com', 'maya@example.com']);
  expect(await outbox('failed')).toMatchObject({ code: 0, output: expect.stringContaining('No mail is given up') });
  expect(await outbox('retry')).toMatchObject({ code: 1, output: expect.stringContaining('Usage') });
});
