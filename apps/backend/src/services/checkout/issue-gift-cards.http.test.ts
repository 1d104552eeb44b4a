import { contract, type WireNewLineItem } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Mail, MailOutcome } from '../../providers/mail/mail-transport.ts';
import { sendDueMail } from '../../providers/mail/send-due-mail.ts';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { assessDamage } from '../../testing/damage.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { readAuditTrail } from './audit-order.ts';

const store = useTestStore();
beforeEach(async () => {
  await store.backend.reconcile();
  await store.db.deleteFrom('mail_outbox').execute();
});

const code = /\b([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}\b/g;

type GiftCard = NonNullable<NonNullable<WireNewLineItem['metadata']>['giftcard']>;

const cardFor = (giftcard: GiftCard, qty = 1): WireNewLineItem => ({
  productId: fixtureIds.giftCard,
  qty,
  metadata: { giftcard },
});

const present: GiftCard = {
  delivery: 'email',
  amount: 50,
  recipientEmail: 'rita@example.com',
  recipientName: 'Rita',
  senderName: 'Gale <b>',
  message: 'Lift!\nOften.',
};

const place = async (items: readonly WireNewLineItem[], outcome: SandboxOutcome = 'approved') => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, items);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome });
  return { shopper, ...(await shopper.call(contract.checkout.placeOrder, { body: order })) };
};

const mails = () =>
  store.db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'body', 'html'])
    .orderBy('recipient')
    .orderBy('subject')
    .execute();

const issuedBy = (orderId: string) =>
  store.db
    .selectFrom('issued_gift_cards')
    .innerJoin('gift_cards', 'gift_cards.code', 'issued_gift_cards.code')
    .select(['position', 'piece', 'gift_cards.code', 'currency', 'initial_balance', 'balance'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .orderBy('piece')
    .execute();

describe('order of gift cards', () => {
  it('issues codes that shoppers can type without dashes and in lower case [S5-giftcard-01]', async () => {
    const { orderId } = await place([cardFor(present)]);
    await store.backend.reconcile();
    const [card] = await issuedBy(orderId);
    const typed = card?.code.toLowerCase().replaceAll('-', ' ') ?? '';
    for (const body of [{ code: typed }, { code: typed.replaceAll(' ', '') }]) {
      expect(await store.shopper().call(contract.checkout.getGiftCard, { body })).toMatchObject({ code: card?.code });
    }
  });

  it('issues one card per piece, and mails each to its recipient once', async () => {
    const { orderId } = await place([
      cardFor(present, 2),
      cardFor({ delivery: 'email', customAmount: 33.33 }),
      { productId: fixtureIds.program, qty: 1 },
    ]);
    const others = await Promise.all([store.anotherProcess(), store.anotherProcess()]);
    await Promise.all([store.backend, ...others].map((backend) => backend.reconcile()));
    const cards = await issuedBy(orderId);
    expect(cards).toMatchObject([
      { position: 0, piece: 1, currency: 'USD', initial_balance: '50.00', balance: '50.00' },
      { position: 0, piece: 2, currency: 'USD', initial_balance: '50.00', balance: '50.00' },
      { position: 1, piece: 1, currency: 'USD', initial_balance: '33.33', balance: '33.33' },
    ]);
    const [own, confirmation, ritas, ...more] = await mails();
    expect(more).toEqual([]);
    expect(confirmation).toMatchObject({ recipient: 'gale@example.com', subject: `Your order ${orderId}` });
    expect(`${confirmation?.body}${confirmation?.html}`).not.toMatch(code);
    expect(own).toMatchObject({ recipient: 'gale@example.com', subject: 'Your gift card' });
    expect(own?.body?.match(code)).toEqual([cards[2]?.code]);
    expect(ritas).toMatchObject({ recipient: 'rita@example.com', subject: 'Your gift cards' });
    expect(ritas?.body).toContain('Gale <b> sends you 2 gift cards of $50.00 each.\n\nLift!\nOften.');
    expect(ritas?.html).toContain('<p>Lift!<br>Often.</p>');
    expect(ritas?.html).not.toContain('<b>');
    expect(ritas?.body?.match(code)).toEqual(cards.slice(0, 2).map((card) => card.code));
  });

  it('mails a card on the morning of the requested day, in the time zone of the site, and not before', async () => {
    await place([
      cardFor({ ...present, sendOn: '2026-12-24' }),
      cardFor({ ...present, recipientEmail: 'late@example.com', sendOn: '2026-01-31' }),
    ]);
    await store.backend.reconcile();
    const due = await store.db.selectFrom('mail_outbox').select(['recipient', 'next_attempt_at']).execute();
    const dueOf = (wanted: string) => due.find(({ recipient }) => recipient === wanted)?.next_attempt_at;
    expect(dueOf('rita@example.com')).toEqual(new Date('2026-12-24T13:00:00Z'));
    expect(dueOf('late@example.com')?.getTime()).toBeLessThanOrEqual(store.now().getTime());
    const sent: string[] = [];
    const transport = {
      send: async ({ recipient }: Mail): Promise<MailOutcome> => {
        sent.push(recipient);
        return { kind: 'taken' };
      },
    };
    await sendDueMail(store.db, transport, () => new Date('2026-12-24T12:59:59Z'));
    expect(sent.toSorted()).toEqual(['gale@example.com', 'late@example.com']);
    await sendDueMail(store.db, transport, () => new Date('2026-12-24T13:00:00Z'));
    expect(sent).toContain('rita@example.com');
  });

  it('issues cards that pay other orders, and keep the remaining balance [FAULTS-I4]', async () => {
    const { orderId } = await place([cardFor(present)]);
    await store.backend.reconcile();
    const [card] = await issuedBy(orderId);
    const shopper = store.shopper();
    const answer = await shopper.call(contract.checkout.getGiftCard, { body: { code: card?.code ?? '' } });
    expect(answer).toMatchObject({ balance: 50 });
    const list = await fillCart(shopper, [{ productId: fixtureIds.program, qty: 1 }]);
    const giftcards = [{ code: card?.code ?? '', balance: money(5_000), amount: money(1_999) }];
    const body = await composeOrder(shopper, list, { nowMs: store.now().getTime(), giftcards });
    await shopper.call(contract.checkout.placeOrder, { body });
    expect((await issuedBy(orderId))[0]?.balance).toBe((50 - (body.totals.giftcards ?? 0)).toFixed(2));
    expect((await assessDamage(store.db, new Map())).overdrawn).toBe(0);
  });

  it('issues a physical card without a mail, for the merchant to print its code', async () => {
    await sql`update products set details = jsonb_set(details, '{giftcardData,type}', '"physical"')
      where product_id = ${fixtureIds.giftCard}`.execute(store.db);
    const { orderId } = await place([cardFor({ delivery: 'physical', amount: 50 })]);
    await store.backend.reconcile();
    expect(await issuedBy(orderId)).toHaveLength(1);
    expect((await mails()).map(({ subject }) => subject)).toEqual([`Your order ${orderId}`]);
    await sql`update products set details = jsonb_set(details, '{giftcardData,type}', '"virtual"')
      where product_id = ${fixtureIds.giftCard}`.execute(store.db);
  });

  it('issues no cards while the bank has not decided, or after a decline', async () => {
    const { shopper, orderId, payment } = await place([cardFor(present)], 'challenge');
    await store.backend.reconcile();
    expect(await issuedBy(orderId)).toEqual([]);
    await shopper.request(`/sandbox-pay/challenge/${payment.transactionId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'decision=decline',
    });
    await store.backend.reconcile();
    expect([await issuedBy(orderId), await mails()]).toEqual([[], []]);
  });

  it('records the issued cards in its audit trail, without codes', async () => {
    const { orderId } = await place([cardFor(present)]);
    await store.backend.reconcile();
    const trail = (await readAuditTrail(store.db, orderId)) ?? [];
    expect(trail.map(({ what }) => what)).toContain('gift card sold: 50.00 issued');
    expect(JSON.stringify(trail)).not.toMatch(code);
  });
});
