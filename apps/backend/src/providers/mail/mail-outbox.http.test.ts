import { Writable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@ironcart/api/contract';
import type { Address } from '@ironcart/core/address';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../db/transaction.ts';
import { prune } from '../../jobs/prune.ts';
import { createLogger } from '../../log/create-logger.ts';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { putIntoOutbox, readOutbox, retryFailedMails } from './mail-outbox.ts';
import type { Mail, MailOutcome } from './mail-transport.ts';
import { giveUpOldMail, sendDueMail } from './send-due-mail.ts';
import { createSmtpTransport } from './smtp-transport.ts';
import { type LocalSmtpServer, startLocalSmtpServer } from './testing/local-smtp-server.ts';

const store = useTestStore();
let server: LocalSmtpServer;
beforeAll(async () => {
  server = await startLocalSmtpServer();
});
afterAll(() => server.close());
beforeEach(() => store.db.deleteFrom('mail_outbox').execute());

const berlinAddress: Address = {
  ...ohioAddress,
  firstname: 'Gale <b>',
  city: 'Berlin',
  region: '',
  postcode: '10115',
  apartment: '3. OG',
  countryId: 'DE',
};

const write = (mailId: string, recipient = 'reader@example.com', sendAt?: Date) =>
  inTransaction(store.db, (transaction) =>
    putIntoOutbox(transaction, { mailId, recipient, subject: 's', body: 'b', at: store.now(), sendAt }),
  );

/** A transport that takes each mail. */
const takingInto = (note: (mail: Mail) => void) => ({
  send: async (mail: Mail): Promise<MailOutcome> => {
    note(mail);
    return { kind: 'taken' };
  },
});

/** A transport whose result depends on the recipient, and the recipients that were sent to. */
const answeringBy = (outcomes: Readonly<Record<string, MailOutcome>>) => {
  const asked: string[] = [];
  return {
    asked,
    send: async ({ recipient }: Mail): Promise<MailOutcome> => {
      asked.push(recipient);
      return outcomes[recipient] ?? { kind: 'taken' };
    },
  };
};

const mailIds = Array.from({ length: 20 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);

describe('mail outbox', () => {
  it('is sent over SMTP by the job queue of several processes, each mail once', async () => {
    for (const mailId of mailIds) await write(mailId);
    server.refuseNext(3);
    const mail = createSmtpTransport({
      url: server.url,
      from: 'hello@halden.example',
      storeName: 'Halden',
      publicUrl: 'https://halden.example',
      logger: createLogger('silent'),
    });
    const processes = [
      await store.anotherProcess({ mail, reconcileEveryMs: 50 }),
      await store.anotherProcess({ mail, reconcileEveryMs: 50 }),
    ];
    const count = () => new Set(server.taken.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1])).size;
    await vi.waitFor(() => expect(count()).toBe(17), { timeout: 20_000, interval: 50 });
    store.passTime(30_000);
    await vi.waitFor(() => expect(count()).toBe(20), { timeout: 20_000, interval: 50 });
    expect(server.taken).toHaveLength(20);
    await Promise.all(processes.map((one) => one.close()));
    const rows = await store.db.selectFrom('mail_outbox').select(['body', 'sent_at', 'attempts']).execute();
    expect(rows.every(({ body, sent_at }) => body === null && sent_at !== null)).toBe(true);
    expect(rows.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(23);
  });

  it('leases a mail to the process that sends it, and to another after the lease', async () => {
    const [mailId = ''] = mailIds;
    await write(mailId);
    const sent: Mail[] = [];
    const dies = { send: () => new Promise<MailOutcome>(() => undefined) };
    const takes = takingInto((mail) => sent.push(mail));
    void sendDueMail(store.db, dies, store.now);
    await vi.waitFor(async () => {
      const row = await store.db.selectFrom('mail_outbox').select('attempts').executeTakeFirstOrThrow();
      expect(row.attempts).toBe(1);
    });
    await sendDueMail(store.db, takes, store.now);
    expect(sent).toEqual([]);
    store.passTime(2 * 60_000);
    await sendDueMail(store.db, takes, store.now);
    expect(sent.map((mail) => mail.mailId)).toEqual([mailId]);
  });

  it('is sent after the clock was set back, without waiting for the previous time', async () => {
    const [mailId = ''] = mailIds;
    store.passTime(400 * 24 * 60 * 60_000);
    await write(mailId);
    store.passTime(-400 * 24 * 60 * 60_000);
    const sent: Mail[] = [];
    const transport = takingInto((mail) => sent.push(mail));
    await sendDueMail(store.db, transport, store.now);
    await sendDueMail(store.db, transport, store.now);
    expect(sent.map((mail) => mail.mailId)).toEqual([mailId]);
  });

  it('sends a mail for a later day on its day and not before', async () => {
    const [mailId = ''] = mailIds;
    const monthMs = 30 * 24 * 60 * 60_000;
    await write(mailId, 'reader@example.com', new Date(store.now().getTime() + monthMs));
    const sent: Mail[] = [];
    const transport = takingInto((mail) => sent.push(mail));
    await sendDueMail(store.db, transport, store.now);
    store.passTime(monthMs - 1);
    await sendDueMail(store.db, transport, store.now);
    expect(sent).toEqual([]);
    store.passTime(1);
    await sendDueMail(store.db, transport, store.now);
    expect(sent.map((mail) => mail.mailId)).toEqual([mailId]);
  });

  it('skips a locked mail without waiting', async () => {
    const [first = '', second = ''] = mailIds;
    await write(first);
    store.passTime(1);
    await write(second);
    const sent: string[] = [];
    const takes = takingInto(({ mailId }) => sent.push(mailId));
    await inTransaction(store.db, async (transaction) => {
      await transaction.selectFrom('mail_outbox').select('mail_id').where('mail_id', '=', first).forUpdate().execute();
      // A wait for the lock would be a deadlock, because this transaction waits for the sending.
      const sending = sendDueMail(store.db, takes, store.now);
      await Promise.race([sending, sleep(5_000)]);
      expect(sent).toEqual([second]);
      await sending;
    });
    await sendDueMail(store.db, takes, store.now);
    expect(sent).toEqual([second, first]);
  });

  it('stops between two mails when its process ends', async () => {
    for (const mailId of mailIds.slice(0, 3)) await write(mailId);
    const ending = new AbortController();
    const sent: Mail[] = [];
    const takes = takingInto((mail) => {
      sent.push(mail);
      ending.abort();
    });
    await sendDueMail(store.db, takes, store.now, ending.signal);
    expect(sent).toHaveLength(1);
  });

  it('retries a temporarily rejected mail at increasing intervals, without delaying others', async () => {
    const [first = '', second = ''] = mailIds;
    await write(first, 'busy@example.com');
    store.passTime(1);
    await write(second);
    const transport = answeringBy({ 'busy@example.com': { kind: 'postponed', answer: '451 Later' } });
    await sendDueMail(store.db, transport, store.now);
    expect(transport.asked).toEqual(['busy@example.com', 'reader@example.com']);
    for (const delayMs of [30_000, 60_000, 120_000]) {
      store.passTime(delayMs - 1);
      await sendDueMail(store.db, transport, store.now);
      store.passTime(1);
      await sendDueMail(store.db, transport, store.now);
    }
    expect(transport.asked.slice(2)).toEqual(Array(3).fill('busy@example.com'));
    expect(await readOutbox(store.db, 1)).toMatchObject([{ state: 'sent' }]);
    expect((await readOutbox(store.db, 2))[1]).toMatchObject({ attempts: 4, lastAnswer: '451 Later' });
  });

  it('tries a server that accepts no mail once per run, and one that postpones everything ten times', async () => {
    for (const mailId of mailIds) await write(mailId);
    const away = answeringBy({ 'reader@example.com': { kind: 'unreachable', answer: 'ETIMEDOUT' } });
    await sendDueMail(store.db, away, store.now);
    expect(away.asked).toHaveLength(1);
    const strict = answeringBy({ 'reader@example.com': { kind: 'postponed', answer: '450 Too many' } });
    await sendDueMail(store.db, strict, store.now);
    expect(strict.asked).toHaveLength(10);
  });

  it('gives up a permanently rejected mail at once, keeps it, and sends it again on request', async () => {
    const [mailId = '', other = ''] = mailIds;
    await write(mailId, 'nobody@example.com');
    await write(other);
    const transport = answeringBy({ 'nobody@example.com': { kind: 'refused', answer: '550 No such user' } });
    await sendDueMail(store.db, transport, store.now);
    store.passTime(8 * 24 * 60 * 60_000);
    await sendDueMail(store.db, transport, store.now);
    await prune(store.db, store.now());
    expect(transport.asked.filter((recipient) => recipient === 'nobody@example.com')).toHaveLength(1);
    expect(await readOutbox(store.db, 10)).toMatchObject([
      { mailId, attempts: 1, lastAnswer: '550 No such user', state: 'failed', body: 'b' },
    ]);
    expect(await retryFailedMails(store.db, store.now(), other)).toBe(0);
    expect(await retryFailedMails(store.db, store.now(), mailId)).toBe(1);
    await sendDueMail(store.db, answeringBy({}), store.now);
    expect(await readOutbox(store.db, 10)).toMatchObject([{ mailId, state: 'sent' }]);
  });

  it('gives up a mail after a week, keeps it for 90 days, and logs that', async () => {
    const [mailId = ''] = mailIds;
    await write(mailId);
    const lines: string[] = [];
    const logger = createLogger(
      'info',
      new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }),
    );
    const day = 24 * 60 * 60_000;
    const passAndPrune = async (days: number) => {
      store.passTime(days * day);
      await giveUpOldMail(store.db, store.now(), logger);
      await prune(store.db, store.now());
      return (await readOutbox(store.db, 10, 'failed')).length;
    };
    expect([await passAndPrune(6), lines.length]).toEqual([0, 0]);
    expect([await passAndPrune(1), lines.length]).toEqual([1, 1]);
    expect(lines[0]).toMatch(/"mails":1\b.*given up/);
    expect([await passAndPrune(89), lines.length]).toEqual([1, 1]);
    expect([await passAndPrune(1), lines.length]).toEqual([0, 1]);
  });
});

describe('order confirmation mail', () => {
  it("is sent once when the order is placed, in the store's currency, without any access token", async () => {
    const shopper = store.shopper('EUR');
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 2 }]);
    const order = await composeOrder(shopper, list, {
      siteCode: 'EUR',
      nowMs: store.now().getTime(),
      address: berlinAddress,
    });
    const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
    await Promise.all([store.backend.reconcile(), (await store.anotherProcess()).reconcile()]);
    await store.backend.reconcile();
    const [mail, ...others] = await readOutbox(store.db, 10);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ recipient: 'gale@example.com', subject: `Your order ${orderId}` });
    const total = order.totals.grandTotalIncludingTax.toFixed(2);
    const written = mail?.body?.replaceAll(/[.,\s\u00a0]/g, '') ?? '';
    expect(written).toContain(total.replace('.', ''));
    expect(mail?.body).toContain('€');
    expect(mail?.body).not.toContain('$');
    expect(mail?.body).toContain('\n3. OG\n10115 Berlin\nGermany\n');
    const { html } = await store.db.selectFrom('mail_outbox').select('html').executeTakeFirstOrThrow();
    const [paidWith] = /^Paid with: (?:Card|\w+ ending \d{4})$/m.exec(mail?.body ?? '') ?? [];
    expect(paidWith).toBeDefined();
    expect(html).toContain(`<p>${paidWith}</p>`);
    expect(html).toContain('Gale &lt;b&gt;');
    expect(html).not.toContain('Gale <b>');
    expect(html).toContain('<br>Germany</p>');
    for (const secret of [order.payment.transactionToken ?? 'no token', order.listId]) {
      expect(`${mail?.body}${html}`).not.toContain(secret);
    }
  });

  it('links to the order for a customer, and to the store for a guest', async () => {
    const links: (string | undefined)[] = [];
    const customer = store.shopper();
    await customer.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    for (const shopper of [customer, store.shopper()]) {
      await store.db.deleteFrom('mail_outbox').execute();
      const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
      const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
      const { orderId } = await shopper.call(contract.checkout.placeOrder, { body: order });
      await store.backend.reconcile();
      const [mail] = await readOutbox(store.db, 1);
      const [, label, link] = /^(.+): (https?:\S+)$/m.exec(mail?.body ?? '') ?? [];
      links.push(link && `${label} ${new URL(link).pathname.replace(orderId, 'ORDER')}`);
    }
    expect(links).toEqual(['See the order /account/order/ORDER', 'Go to the store /']);
  });

  it('is not sent for a rejected order', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome: 'refused' });
    await shopper.refused(contract.checkout.placeOrder, { body: order });
    await store.backend.reconcile();
    expect(await readOutbox(store.db, 10)).toEqual([]);
  });
});
