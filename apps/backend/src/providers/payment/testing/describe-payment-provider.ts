import { randomUUID } from 'node:crypto';
import { type Money, parseMoney } from '@ironcart/core/money';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type PaymentProvider,
  PaymentProviderUnavailableError,
  type ReceivedNotification,
} from '../payment-provider.ts';
import type { PaymentRequest, PaymentSource } from '../payment-request.ts';
import type { NetworkFault } from './faulty-fetch.ts';

/** The state of an order's payment according to the provider. */
export interface HeldMoney {
  readonly payments: number;
  readonly held: boolean;
  readonly taken: boolean;
  readonly captures: number;
  /** Sum of its partial refunds, in minor units. */
  readonly refunded: number;
}

/** A provider, with the actions of its shoppers and its network. */
export interface ProviderUnderTest {
  readonly provider: PaymentProvider;
  /** Whether the provider holds the amount at authorization; otherwise it is taken at capture. */
  readonly holds: boolean;
  approved(amount: Money): Promise<PaymentSource>;
  refused(amount: Money): Promise<PaymentSource>;
  /** If the provider has challenges: a payment that waits for the shopper, and the shopper's answer. */
  readonly challenge?:
    | {
        readonly status: 'challenge' | 'redirect';
        source(): Promise<PaymentSource>;
        answer(request: PaymentRequest, isApproved: boolean): Promise<void>;
      }
    | undefined;
  /** A notification about an order's payment, with a valid or invalid signature. */
  notification(request: PaymentRequest, isGenuine: boolean): Promise<ReceivedNotification>;
  money(request: PaymentRequest): Promise<HeldMoney>;
  setFault(fault: NetworkFault, which: 'all' | 'authorise' | 'capture'): void;
}

const amountOf = (text: string): Money => {
  const amount = parseMoney(text);
  if (!amount.ok) throw new RangeError(text);
  return amount.value;
};

/** The common test suite of payment providers: the behaviour that checkout relies on. */
export const describePaymentProvider = (name: string, open: () => ProviderUnderTest): void => {
  const amount = amountOf('12.34');
  let under: ProviderUnderTest;
  let orders = 0;
  const requestOf = (source: PaymentSource): PaymentRequest => {
    orders += 1;
    return {
      key: randomUUID(),
      reference: `ORDER-${name}-${orders}`,
      amount,
      currency: 'USD',
      source,
      payer: { customerId: undefined, email: 'gale@example.com', countryId: 'US', locale: 'en-US' },
      returnUrl: 'http://store.test/checkout/review?order=1',
      browserInfo: undefined,
      isForSubscription: false,
    };
  };
  const approvedRequest = async () => requestOf(await under.approved(amount));

  describe(`payment provider ${name}`, () => {
    beforeEach(() => {
      under = open();
      under.setFault('none', 'all');
    });

    it('creates one payment per key, however often it is requested [FAULTS-13]', async () => {
      const request = await approvedRequest();
      const [first, second] = await Promise.all([under.provider.authorise(request), under.provider.authorise(request)]);
      expect(first.status).toBe('authorised');
      expect(second).toEqual(first);
      expect(await under.provider.authorise(request)).toEqual(first);
      expect(await under.money(request)).toMatchObject({ payments: 1, held: under.holds, taken: false });
    });

    it('rejects a key that belongs to another amount', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      const other = await under.provider.authorise({ ...request, amount: amountOf('99.00') });
      expect(other).toMatchObject({ status: 'refused', refusal: 'key_reused' });
    });

    it('captures the amount once [FAULTS-I5]', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      expect((await under.provider.capture(request.key)).status).toBe('captured');
      expect((await under.provider.capture(request.key)).status).toBe('captured');
      expect(await under.money(request)).toMatchObject({ taken: true, captures: 1 });
    });

    it('releases an authorization, and captures nothing afterwards', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      expect((await under.provider.void(request.key)).status).toBe('voided');
      expect((await under.provider.capture(request.key)).status).toBe('voided');
      expect(await under.money(request)).toMatchObject({ taken: false, captures: 0 });
    });

    it('refunds a captured amount [FAULTS-I5]', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      await under.provider.capture(request.key);
      expect((await under.provider.void(request.key)).status).toBe('voided');
      expect((await under.provider.void(request.key)).status).toBe('voided');
      expect(await under.money(request)).toMatchObject({ held: false, taken: false });
    });

    it('refunds a part once per key, and never more than was captured [FAULTS-I5]', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      await under.provider.capture(request.key);
      const part = { refundKey: randomUUID(), amount: amountOf('2.30') };
      expect(await under.provider.refund(request.key, part)).toBe(true);
      expect(await under.provider.refund(request.key, part)).toBe(true);
      expect(await under.money(request)).toMatchObject({ taken: true, refunded: 230 });
      const beyond = { refundKey: randomUUID(), amount: amountOf('10.05') };
      expect(await under.provider.refund(request.key, beyond)).toBe(false);
      expect(await under.provider.refund(request.key, { ...beyond, amount: amountOf('10.04') })).toBe(true);
      expect(await under.money(request)).toMatchObject({ taken: true, refunded: 1234 });
    });

    it('refunds nothing of an amount that is only authorized', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      const refund = { refundKey: randomUUID(), amount: amountOf('1.00') };
      expect(await under.provider.refund(request.key, refund)).toBe(false);
      expect(await under.money(request)).toMatchObject({ refunded: 0 });
    });

    it('finds a payment by its key, and nothing for an unused key', async () => {
      const request = await approvedRequest();
      const payment = await under.provider.authorise(request);
      expect(await under.provider.find(request.key)).toEqual(payment);
      expect(await under.provider.find(randomUUID())).toBeUndefined();
    });

    it('closes an unused key, so that a late request holds no money [FAULTS-12]', async () => {
      const request = await approvedRequest();
      expect((await under.provider.void(request.key)).status).toBe('voided');
      expect((await under.provider.authorise(request)).status).toBe('voided');
      expect(await under.money(request)).toMatchObject({ held: false, taken: false });
    });

    it('reports a declined payment, and holds no money', async () => {
      const request = requestOf(await under.refused(amount));
      const payment = await under.provider.authorise(request);
      expect(payment.status).toBe('refused');
      expect(payment.refusal).toMatch(/^[a-z_]+$/);
      expect((await under.provider.capture(request.key)).status).toBe('refused');
      expect(await under.money(request)).toMatchObject({ held: false, taken: false });
    });

    it('throws while unreachable, and creates one payment for the same key afterwards [FAULTS-13]', async () => {
      const request = await approvedRequest();
      under.setFault('down', 'all');
      await expect(under.provider.authorise(request)).rejects.toThrow(PaymentProviderUnavailableError);
      under.setFault('losesAnswers', 'authorise');
      await expect(under.provider.authorise(request)).rejects.toThrow(PaymentProviderUnavailableError);
      under.setFault('none', 'all');
      expect((await under.provider.authorise(request)).status).toBe('authorised');
      expect(await under.money(request)).toMatchObject({ payments: 1, held: under.holds });
    });

    it('captures once if the response to a capture is lost [FAULTS-13]', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      under.setFault('losesAnswers', 'capture');
      await expect(under.provider.capture(request.key)).rejects.toThrow(PaymentProviderUnavailableError);
      under.setFault('none', 'all');
      expect((await under.provider.capture(request.key)).status).toBe('captured');
      expect(await under.money(request)).toMatchObject({ taken: true, captures: 1 });
    });

    it('releases a payment whose state was unknown [FAULTS-I5]', async () => {
      const request = await approvedRequest();
      under.setFault('losesAnswers', 'authorise');
      await expect(under.provider.authorise(request)).rejects.toThrow(PaymentProviderUnavailableError);
      under.setFault('none', 'all');
      expect((await under.provider.void(request.key)).status).toBe('voided');
      expect(await under.money(request)).toMatchObject({ held: false, taken: false });
    });

    it.each([
      [true, 'authorised'],
      [false, 'refused'],
    ] as const)('waits for the shopper, whose decision %s makes it %s', async (isApproved, status) => {
      const { challenge } = under;
      if (!challenge) return;
      const request = requestOf(await challenge.source());
      const waiting = await under.provider.authorise(request);
      expect(waiting.status).toBe(challenge.status);
      await challenge.answer(request, isApproved);
      expect((await under.provider.find(request.key))?.status).toBe(status);
      expect((await under.provider.capture(request.key)).status).toBe(isApproved ? 'captured' : 'refused');
    });

    it('sends signed notifications, and an invalid signature is rejected [FAULTS-10]', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      await under.provider.capture(request.key);
      const genuine = await under.notification(request, true);
      const told = await under.provider.takeNotification(genuine);
      expect(told?.map(({ reference }) => reference)).toEqual([request.reference]);
      expect(await under.provider.takeNotification(genuine)).toEqual(told);
      expect(await under.provider.takeNotification(await under.notification(request, false))).toBeUndefined();
      expect(await under.provider.takeNotification({ body: 'nonsense', headers: genuine.headers })).toBeUndefined();
    });

    it('does not change on a late notification [FAULTS-10]', async () => {
      const request = await approvedRequest();
      await under.provider.authorise(request);
      const early = await under.notification(request, true);
      await under.provider.capture(request.key);
      await under.provider.takeNotification(early);
      expect((await under.provider.find(request.key))?.status).toBe('captured');
    });

    it('may send a notification before its response arrives [FAULTS-10]', async () => {
      const request = await approvedRequest();
      under.setFault('losesAnswers', 'authorise');
      await expect(under.provider.authorise(request)).rejects.toThrow(PaymentProviderUnavailableError);
      under.setFault('none', 'all');
      const told = await under.provider.takeNotification(await under.notification(request, true));
      expect(told?.map(({ reference }) => reference)).toEqual([request.reference]);
      expect((await under.provider.authorise(request)).status).toBe('authorised');
      expect(await under.money(request)).toMatchObject({ payments: 1 });
    });
  });
};
