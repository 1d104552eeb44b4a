import { createHmac, randomBytes } from 'node:crypto';
import { Hono } from 'hono';

interface FakePayment {
  pspReference: string;
  merchantReference: string;
  amount: { value: number; currency: string };
  state: 'open' | 'held' | 'taken' | 'released' | 'refused';
  captures: number;
  refunded: number;
}

interface PaymentsBody {
  readonly amount: { readonly value: number; readonly currency: string };
  readonly reference: string;
  readonly merchantAccount: string;
  readonly paymentMethod: Readonly<Record<string, string>>;
  readonly shopperReference?: string;
  readonly storePaymentMethod?: boolean;
  readonly returnUrl: string;
}

interface WebhookItem {
  readonly eventCode: string;
  readonly success: 'true' | 'false';
  readonly pspReference: string;
  readonly merchantReference: string;
  readonly amount: { readonly value: number; readonly currency: string };
}

const pspReference = (): string => randomBytes(8).toString('hex').toUpperCase();

/** The content encrypted in a Google Pay token. */
const messageOf = (token: string): string => (JSON.parse(token) as { readonly signedMessage: string }).signedMessage;

/** The result selected by the last letters of an encrypted number. */
const resultOf = (method: Readonly<Record<string, string>>): string => {
  if (method.type === 'ideal') return 'RedirectShopper';
  const { encryptedCardNumber, storedPaymentMethodId, googlePayToken } = method;
  const number = encryptedCardNumber ?? storedPaymentMethodId ?? (googlePayToken ? messageOf(googlePayToken) : '');
  if (number.endsWith('challenge')) return 'ChallengeShopper';
  if (number.endsWith('refused')) return 'Refused';
  if (number.endsWith('code') && method.encryptedSecurityCode === undefined) return 'CodeDeclined';
  return 'Authorised';
};

const card = { additionalData: { cardSummary: '1111' }, paymentMethod: { type: 'scheme', brand: 'visa' } };

/** A card as Adyen's form encrypts it in the browser; `kind` says what the bank answers: 'approved', 'challenge'. */
export const encryptedCard = (kind: string): string =>
  JSON.stringify({
    encryptedCardNumber: `adyenjs_0_1_25$${kind}`,
    encryptedExpiryMonth: 'adyenjs_0_1_25$month',
    encryptedExpiryYear: 'adyenjs_0_1_25$year',
    encryptedSecurityCode: 'adyenjs_0_1_25$cvc',
  });

/** A mock of Adyen's Checkout API, version 72, with bodies in the published format. */
export const createFakeAdyen = ({ merchantAccount, hmacKey }: { merchantAccount: string; hmacKey: string }) => {
  const app = new Hono();
  const answered = new Map<string, unknown>();
  const payments: FakePayment[] = [];
  const requests: PaymentsBody[] = [];
  const stored: { readonly id: string; readonly shopperReference: string }[] = [];
  const refundReferences: string[] = [];

  const once = async (key: string | undefined, make: () => unknown): Promise<unknown> => {
    if (key !== undefined && answered.has(key)) return answered.get(key);
    const body = make();
    if (key !== undefined) answered.set(key, body);
    return body;
  };
  const byPsp = (psp: string) => payments.find((payment) => payment.pspReference === psp);

  app.use('*', async ({ req, json }, next) => {
    if (req.header('x-api-key') === 'the api key') return next();
    return json(
      { status: 401, errorCode: '000', message: 'HTTP Status Response - Unauthorized', errorType: 'security' },
      401,
    );
  });

  app.post('/v72/payments', async (context) => {
    const body = await context.req.json<PaymentsBody>();
    if (body.merchantAccount !== merchantAccount || body.reference === '') {
      return context.json(
        { status: 422, errorCode: '901', message: 'Invalid Merchant Account', errorType: 'security' },
        422,
      );
    }
    const answer = await once(context.req.header('idempotency-key'), () => {
      requests.push(body);
      const result = resultOf(body.paymentMethod);
      const payment: FakePayment = {
        pspReference: pspReference(),
        merchantReference: body.reference,
        amount: body.amount,
        state: result === 'Authorised' ? 'held' : result.endsWith('Shopper') ? 'open' : 'refused',
        captures: 0,
        refunded: 0,
      };
      payments.push(payment);
      if (body.storePaymentMethod && body.shopperReference) {
        stored.push({ id: `stored-${pspReference()}`, shopperReference: body.shopperReference });
      }
      const named = { pspReference: payment.pspReference, merchantReference: body.reference, amount: body.amount };
      switch (result) {
        case 'Authorised':
          return { ...card, ...named, resultCode: 'Authorised' };
        case 'ChallengeShopper':
          return {
            ...named,
            resultCode: 'ChallengeShopper',
            action: {
              type: 'threeDS2',
              subtype: 'challenge',
              paymentMethodType: 'scheme',
              paymentData: 'Ab02b4c0',
              authorisationToken: 'BQABAQ',
              token: 'eyJ0aHJlZURTIn0=',
              url: 'https://checkoutshopper-test.adyen.com/checkoutshopper/threeDS2',
            },
          };
        case 'RedirectShopper':
          return {
            resultCode: 'RedirectShopper',
            action: {
              type: 'redirect',
              paymentMethodType: 'ideal',
              method: 'GET',
              url: 'https://test.adyen.com/hpp/checkout.shtml?u=redirectPayment',
            },
          };
        default:
          return {
            ...named,
            resultCode: 'Refused',
            refusalReason: result === 'CodeDeclined' ? 'CVC Declined' : 'Not enough balance',
            refusalReasonCode: result === 'CodeDeclined' ? '24' : '12',
          };
      }
    });
    return context.json(answer as object);
  });

  app.post('/v72/payments/details', async (context) => {
    const { details } = await context.req.json<{ details: { threeDSResult?: string; redirectResult?: string } }>();
    const [verdict, reference] = (details.threeDSResult ?? details.redirectResult ?? '').split('|');
    const payment = payments.find((candidate) => candidate.merchantReference === reference);
    if (!payment)
      return context.json({ status: 422, errorCode: '101', errorType: 'validation', message: 'Invalid' }, 422);
    const isApproved = verdict === 'approved';
    if (payment.state === 'open') payment.state = isApproved ? 'held' : 'refused';
    const named = { pspReference: payment.pspReference, merchantReference: payment.merchantReference };
    return context.json(
      isApproved
        ? { ...card, ...named, resultCode: 'Authorised' }
        : { ...named, resultCode: 'Refused', refusalReason: '3D Not Authenticated', refusalReasonCode: '11' },
    );
  });

  app.post('/v72/payments/:psp/captures', async (context) => {
    const payment = byPsp(context.req.param('psp'));
    const { amount } = await context.req.json<{ amount: FakePayment['amount'] }>();
    const answer = await once(context.req.header('idempotency-key'), () => {
      if (payment?.state === 'held') {
        payment.state = 'taken';
        payment.captures += 1;
      }
      return {
        merchantAccount,
        paymentPspReference: payment?.pspReference,
        pspReference: pspReference(),
        status: 'received',
        amount,
      };
    });
    return context.json(answer as object, 201);
  });

  app.post('/v72/payments/:psp/refunds', async (context) => {
    const payment = byPsp(context.req.param('psp'));
    const { amount, reference } = await context.req.json<{ amount: FakePayment['amount']; reference: string }>();
    const key = context.req.header('idempotency-key');
    const isDone = key !== undefined && answered.has(key);
    if (!isDone && (payment?.state !== 'taken' || payment.refunded + amount.value > payment.amount.value)) {
      return context.json({ status: 422, errorCode: '167', errorType: 'validation', message: 'Not enough' }, 422);
    }
    const answer = await once(key, () => {
      if (payment) payment.refunded += amount.value;
      refundReferences.push(reference);
      return { merchantAccount, pspReference: pspReference(), status: 'received', amount };
    });
    return context.json(answer as object, 201);
  });

  app.post('/v72/payments/:psp/reversals', async (context) => {
    const payment = byPsp(context.req.param('psp'));
    const answer = await once(context.req.header('idempotency-key'), () => {
      if (payment) payment.state = 'released';
      const psp = payment?.pspReference;
      return { merchantAccount, paymentPspReference: psp, pspReference: pspReference(), status: 'received' };
    });
    return context.json(answer as object, 201);
  });

  app.post('/v72/cancels', async (context) => {
    const { paymentReference } = await context.req.json<{ paymentReference: string }>();
    const answer = await once(context.req.header('idempotency-key'), () => {
      for (const payment of payments) if (payment.merchantReference === paymentReference) payment.state = 'released';
      return { merchantAccount, paymentReference, pspReference: pspReference(), status: 'received' };
    });
    return context.json(answer as object, 201);
  });

  app.post('/v72/paymentMethods', ({ json }) =>
    json({
      paymentMethods: [
        { brands: ['visa', 'mc'], name: 'Cards', type: 'scheme' },
        { name: 'iDEAL | Wero', type: 'ideal' },
      ],
    }),
  );

  app.get('/v72/storedPaymentMethods', ({ req, json }) => {
    const shopperReference = req.query('shopperReference');
    const own = stored.filter((each) => each.shopperReference === shopperReference);
    const storedPaymentMethods = own.map(({ id }) => ({
      id,
      type: 'scheme',
      brand: 'visa',
      lastFour: '1111',
      expiryMonth: '03',
      expiryYear: '2030',
      name: 'VISA',
      shopperReference,
      supportedRecurringProcessingModels: ['CardOnFile'],
    }));
    return json({ merchantAccount, shopperReference, storedPaymentMethods });
  });

  app.post('/v72/storedPaymentMethods', async ({ req, json }) => {
    const { paymentMethod, shopperReference } = await req.json<PaymentsBody>();
    if (resultOf(paymentMethod) === 'Refused')
      return json({ status: 422, errorCode: '905', errorType: 'validation', message: 'Refused' }, 422);
    const id = `stored-${pspReference()}`;
    stored.push({ id, shopperReference: shopperReference ?? '' });
    return json({ id, type: 'scheme', brand: 'visa', lastFour: '1111', expiryMonth: '03', expiryYear: '2030' }, 201);
  });

  app.delete('/v72/storedPaymentMethods/:id', ({ req, json, body }) => {
    const index = stored.findIndex(({ id }) => id === req.param('id'));
    if (index < 0)
      return json({ status: 422, errorCode: '800', errorType: 'validation', message: 'Contract not found' }, 422);
    stored.splice(index, 1);
    return body(null, 204);
  });

  /** The body of a webhook, signed as Adyen documents. */
  const webhook = (item: WebhookItem, key = hmacKey): string => {
    const { pspReference: psp, merchantReference, amount, eventCode, success } = item;
    const signed = [psp, '', merchantAccount, merchantReference, amount.value, amount.currency, eventCode, success];
    const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex')).update(signed.join(':')).digest('base64');
    const additionalData = { hmacSignature, cardSummary: '1111' };
    const request = {
      additionalData,
      ...item,
      eventDate: '2026-06-15T14:00:00+02:00',
      merchantAccountCode: merchantAccount,
      paymentMethod: 'visa',
      operations: ['CANCEL', 'CAPTURE', 'REFUND'],
      reason: '',
    };
    return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: request }] });
  };

  return {
    app,
    payments,
    requests,
    /** The references of the refunds, in their order. */
    refundReferences,
    webhook,
    /** The webhook with the state of an order's payment. */
    authorisationOf: (reference: string, key = hmacKey): string => {
      const payment = payments.find(({ merchantReference }) => merchantReference === reference);
      return webhook(
        {
          eventCode: 'AUTHORISATION',
          success: payment?.state === 'refused' ? 'false' : 'true',
          pspReference: payment?.pspReference ?? pspReference(),
          merchantReference: reference,
          amount: payment?.amount ?? { value: 0, currency: 'USD' },
        },
        key,
      );
    },
  };
};
