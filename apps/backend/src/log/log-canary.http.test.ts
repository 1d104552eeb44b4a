import { Writable } from 'node:stream';
import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '../providers/mail/mail-outbox.ts';
import { sandboxCards } from '../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { createLogger } from './create-logger.ts';

const lines: string[] = [];
const sink = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const store = useTestStore({ logger: createLogger('trace', sink) });

/** Requests a password reset and reads the mail. */
const readResetToken = async (): Promise<string> => {
  await store.shopper().call(contract.customer.forgotPassword, { body: { email: fixtureEmails.bob } });
  await store.backend.reconcile();
  const mail = (await readOutbox(store.db, 10)).find(({ recipient }) => recipient === fixtureEmails.bob);
  const token = /\/account\/reset-password\/([\w-]{43})$/m.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error('There is no token in the mail');
  return token;
};

describe('application log', () => {
  it('never contains a card number, a security code, a token, a password, a reset link or a gift card code [SECURITY-30] [FAULTS-I8]', async () => {
    const shopper = store.shopper();
    const newPassword = 'a password nobody logs';
    await shopper.refused(contract.session.login, { body: { email: fixtureEmails.alice, password: newPassword } });
    await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const giftcards = [{ code: 'GIFT-50-USD', balance: 5000 as never, amount: 5000 as never }];
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), giftcards });
    const card = sandboxCards[0]?.number ?? '';
    await shopper.refused(contract.checkout.placeOrder, { body: { ...order, comments: card } });
    await shopper.refused(contract.checkout.placeOrder, { body: { ...order, totals: { ...order.totals, tax: 1 } } });
    await shopper.call(contract.checkout.placeOrder, { body: order });
    const resetToken = await readResetToken();
    const chosenPassword = 'a password chosen anew';
    const { forgotPassword, resetPassword, register } = contract.customer;
    const captcha = 'a captcha token nobody logs';
    await shopper.call(forgotPassword, { body: { email: fixtureEmails.bob, captcha } });
    await shopper.refused(resetPassword, { body: { token: `${resetToken.slice(1)}x`, password: chosenPassword } });
    await shopper.call(resetPassword, { body: { token: resetToken, password: chosenPassword } });
    const taken = { email: fixtureEmails.alice, password: chosenPassword, firstname: 'A', lastname: 'B' };
    await shopper.refused(register, { body: taken });
    await store.db.destroy();
    await store.backend.close();
    // From here on every call fails and is logged.
    await shopper.refused(resetPassword, { body: { token: resetToken, password: chosenPassword } });
    await shopper.refused(register, { body: taken });
    await shopper.refused(contract.session.login, { body: { email: fixtureEmails.alice, password: newPassword } });

    const log = lines.join('');
    expect(log).toContain('A request failed');
    expect(log).toContain('/svc_checkout/order');
    const secrets = [
      card,
      card.replaceAll(' ', ''),
      newPassword,
      fixturePassword,
      order.payment.transactionToken ?? 'no token',
      shopper.cookie()?.split('=')[1] ?? 'no cookie',
      'GIFT-50-USD',
      resetToken,
      chosenPassword,
      captcha,
    ];
    for (const secret of secrets) expect(log).not.toContain(secret);
  });

  it('redacts secrets by property name', () => {
    const written: string[] = [];
    const logger = createLogger(
      'info',
      new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          written.push(chunk.toString());
          done();
        },
      }),
    );
    const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.c) exists' });
    logger.info({ password: 'hush', card: { number: '41', cvc: '123' }, err: error }, 'x');
    expect(written.join('')).not.toMatch(/hush|"41"|"123"|a@b\.c/);
    expect(written.join('')).toContain('23505');
  });
});
