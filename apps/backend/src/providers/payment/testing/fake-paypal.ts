import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';

interface FakeOrder {
  id: string;
  status: 'CREATED' | 'APPROVED' | 'COMPLETED';
  amount: { currency_code: string; value: string };
  capture: { id: string; status: 'COMPLETED' | 'REFUNDED' } | undefined;
  captures: number;
  /** Cents. */
  refunded: number;
  /** The return URLs of its approval page; undefined for the button's orders. */
  back?: { readonly return_url: string; readonly cancel_url: string } | undefined;
}

/** 17 letters and digits. */
const newId = (): string => randomBytes(18).toString('base64url').toUpperCase().replaceAll(/[-_]/g, 'X').slice(0, 17);

const notFound = {
  name: 'RESOURCE_NOT_FOUND',
  message: 'The specified resource does not exist.',
  details: [{ issue: 'INVALID_RESOURCE_ID' }],
};

const signatureOf = (eventId: string): string => Buffer.from(`signed ${eventId}`).toString('base64');

/** A mock of PayPal's REST API: Orders and Payments version 2, webhooks version 1, in the published format. */
export const createFakePayPal = ({ webhookId }: { webhookId: string }) => {
  const app = new Hono();
  const orders: FakeOrder[] = [];
  const answered = new Map<string, { readonly body: object; readonly status: 200 | 201 | 422 }>();
  const counts = { tokens: 0, verifications: 0 };
  const find = (id: string) => orders.find((order) => order.id === id);

  const show = ({ id, status, amount, capture, back }: FakeOrder) => ({
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        amount,
        ...(capture ? { payments: { captures: [{ ...capture, amount, final_capture: true }] } } : {}),
      },
    ],
    links: [
      { href: `https://api-m.sandbox.paypal.com/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      ...(back
        ? [{ href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' }]
        : []),
    ],
  });

  app.post('/v1/oauth2/token', async ({ req, json }) => {
    const expected = `Basic ${Buffer.from('client:secret').toString('base64')}`;
    if (req.header('authorization') !== expected) return json({ error: 'invalid_client' }, 401);
    counts.tokens += 1;
    return json({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: 'A21AA',
      token_type: 'Bearer',
      expires_in: 32_400,
    });
  });

  for (const path of ['/v2/*', '/v1/notifications/*']) {
    app.use(path, async ({ req, json }, next) =>
      req.header('authorization') === 'Bearer A21AA' ? next() : json({ error: 'invalid_token' }, 401),
    );
  }

  app.post('/v2/checkout/orders', async ({ req, json }) => {
    const body = await req.json<{
      purchase_units: { amount: FakeOrder['amount'] }[];
      payment_source: { paypal: { experience_context: Partial<NonNullable<FakeOrder['back']>> } };
    }>();
    const amount = body.purchase_units[0]?.amount ?? { currency_code: '', value: '' };
    const { return_url, cancel_url } = body.payment_source.paypal.experience_context;
    const order: FakeOrder = {
      id: newId(),
      status: 'CREATED',
      amount,
      capture: undefined,
      captures: 0,
      refunded: 0,
      back: return_url && cancel_url ? { return_url, cancel_url } : undefined,
    };
    orders.push(order);
    return json(show(order), 201);
  });

  app.get('/v2/checkout/orders/:id', ({ req, json }) => {
    const order = find(req.param('id'));
    return order ? json(show(order)) : json(notFound, 404);
  });

  app.post('/v2/checkout/orders/:id/capture', ({ req, json }) => {
    const requestId = req.header('paypal-request-id') ?? '';
    const before = answered.get(requestId);
    if (before) return json(before.body, before.status);
    const order = find(req.param('id'));
    if (!order) return json(notFound, 404);
    if (order.status !== 'APPROVED') {
      const issue = order.status === 'COMPLETED' ? 'ORDER_ALREADY_CAPTURED' : 'ORDER_NOT_APPROVED';
      return json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] }, 422);
    }
    order.status = 'COMPLETED';
    order.capture = { id: newId(), status: 'COMPLETED' };
    order.captures += 1;
    answered.set(requestId, { body: show(order), status: 201 });
    return json(show(order), 201);
  });

  app.post('/v2/payments/captures/:id/refund', async ({ req, json }) => {
    const order = orders.find(({ capture }) => capture?.id === req.param('id'));
    if (!order?.capture) return json(notFound, 404);
    const { amount } = await req.json<{ amount?: FakeOrder['amount'] }>();
    if (amount) {
      const requestId = req.header('paypal-request-id') ?? '';
      const before = answered.get(requestId);
      if (before) return json(before.body, before.status);
      const cents = Math.round(Number(amount.value) * 100);
      if (order.refunded + cents > Math.round(Number(order.amount.value) * 100)) {
        return json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'REFUND_AMOUNT_EXCEEDED' }] }, 422);
      }
      order.refunded += cents;
      const body = { id: newId(), status: 'COMPLETED', amount };
      answered.set(requestId, { body, status: 201 });
      return json(body, 201);
    }
    order.capture.status = 'REFUNDED';
    return json({ id: newId(), status: 'COMPLETED', amount: order.amount }, 201);
  });

  app.post('/v1/notifications/verify-webhook-signature', async ({ req, json }) => {
    counts.verifications += 1;
    const body = await req.json<{ transmission_sig: string; webhook_id: string; webhook_event: { id: string } }>();
    const isGenuine = body.webhook_id === webhookId && body.transmission_sig === signatureOf(body.webhook_event.id);
    return json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' });
  });

  return {
    app,
    orders,
    counts,
    /** Creates an approved order. @param value decimal text */
    approve: (value: string, currency = 'USD'): string => {
      const order: FakeOrder = {
        id: newId(),
        status: 'APPROVED',
        amount: { currency_code: currency, value },
        capture: undefined,
        captures: 0,
        refunded: 0,
      };
      orders.push(order);
      return order.id;
    },
    /** The webhook of an order's latest event. */
    webhookOf: (orderId: string, eventId = `WH-${newId()}`) => {
      const order = find(orderId);
      const event = order?.capture
        ? {
            event_type: 'PAYMENT.CAPTURE.COMPLETED',
            resource_type: 'capture',
            resource: {
              id: order.capture.id,
              status: 'COMPLETED',
              amount: order.amount,
              supplementary_data: { related_ids: { order_id: orderId } },
            },
          }
        : {
            event_type: 'CHECKOUT.ORDER.APPROVED',
            resource_type: 'checkout-order',
            resource: { id: orderId, intent: 'CAPTURE', status: 'APPROVED' },
          };
      const body = JSON.stringify({ id: eventId, event_version: '1.0', create_time: '2026-06-15T12:00:00Z', ...event });
      const headers = new Headers({
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42',
        'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
        'paypal-transmission-sig': signatureOf(eventId),
        'paypal-transmission-time': '2026-06-15T12:00:01Z',
      });
      return { body, headers };
    },
  };
};
