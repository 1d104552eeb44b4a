import type { WireProgram } from '@ironcart/api/contract';
import { type FakeService, json, refuse } from './fake-call.ts';

/** A training program, paid for each month. */
export const program = {
  productId: 1,
  sku: 'PRG-12',
  name: 'Twelve Weeks',
  delivery: 'app',
  orderId: '100000042',
  boughtAt: '2026-10-04T08:00:00.000Z',
  price: 24,
  currency: 'USD',
  subscriptionInterval: 'month',
  nextPayment: { at: '2026-12-04T08:00:00.000Z', price: 24 },
  payments: [
    {
      from: '2026-11-04T08:00:00.000Z',
      until: '2026-12-04T08:00:00.000Z',
      paidAt: '2026-11-04T08:00:02.000Z',
      amount: 25.68,
      extraPaymentId: 'X-1',
      cardBrand: 'visa',
      cardLast4: '0001',
    },
  ],
  chargedCard: { storedPaymentMethodId: 'card-1', brand: 'visa', last4: '0001' },
} satisfies WireProgram;

/** The training programs that the customer has bought; the monthly one can be cancelled and charged to another card. */
export const createFakePrograms =
  (programs: readonly WireProgram[] | undefined): FakeService =>
  ({ method, path, body }) => {
    if (path === '/svc_programming/programs') return json(programs);
    if (!path.startsWith('/svc_programming/programs/')) return undefined;
    const [, ofProgram] = path.split(`/svc_programming/programs/${program.productId}/`);
    if (ofProgram === 'card') {
      const { storedPaymentMethodId } = body as { readonly storedPaymentMethodId: string };
      return storedPaymentMethodId === 'refused' ? refuse(402, 'payment_error') : json(program);
    }
    if (ofProgram !== 'cancellation') return refuse(409, 'no_subscription');
    if (method === 'DELETE') return json(program);
    const { nextPayment: _next, ...cancelled } = program;
    return json({ ...cancelled, cancelledAt: '2026-11-20T10:00:00.000Z', endsAt: '2026-12-04T08:00:00.000Z' });
  };
