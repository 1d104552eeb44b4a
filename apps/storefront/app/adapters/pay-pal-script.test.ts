// @vitest-environment jsdom
import { money } from '@ironcart/core/money';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPayPalScript, payPalScriptOf } from './pay-pal-script.ts';

const account = { clientId: 'client-1', currency: 'USD' };

it.each(['USD', 'EUR'] as const)(
  'PayPal script is requested with buttons, marks and funding eligibility, without cards, in %s, with immediate capture [S7-integ-08]',
  (currency) => {
    expect(payPalScriptOf({ clientId: 'client-1', currency })).toEqual({
      clientId: 'client-1',
      currency,
      intent: 'capture',
      components: ['buttons', 'marks', 'funding-eligibility'],
      disableFunding: 'card',
    });
  },
);

interface ButtonOptions {
  readonly fundingSource: string;
  readonly createOrder: () => Promise<string>;
  readonly onApprove: (data: { readonly orderID: string }) => Promise<void>;
  readonly onCancel: () => void;
  readonly onError: () => void;
}

/** PayPal's script and its button, rendered for an amount. */
const draw = async ({ isFunded = true, isEligible = true, hasButtons = true } = {}) => {
  const button = {
    isEligible: () => isEligible,
    render: vi.fn(async () => undefined),
    close: vi.fn(() => Promise.reject(new Error('Closed before'))),
  };
  const drawn: ButtonOptions[] = [];
  const Buttons = (options: ButtonOptions) => {
    drawn.push(options);
    return button;
  };
  vi.stubGlobal('paypal', { isFundingEligible: () => isFunded, ...(hasButtons ? { Buttons } : {}) });
  const wallet = createPayPalScript(account);
  if (wallet.kind !== 'button') throw new Error('PayPal draws its button itself.');
  const element = document.createElement('div');
  const request = { onApproved: vi.fn(), onCancelled: vi.fn(), onFailed: vi.fn() };
  const drawing = wallet.draw(element, { amount: money(70_550), currency: 'USD', ...request });
  const script = document.head.querySelector<HTMLScriptElement>('script[src*="paypal.com/sdk/js"]');
  script?.dispatchEvent(new Event('load'));
  const take = await drawing;
  return { take, script, button, element, options: drawn[0] as ButtonOptions, ...request };
};

afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

describe('PayPal button', () => {
  it('is rendered by the PayPal script with the nonce of the page', async () => {
    document.head.innerHTML = '<script type="text/plain" nonce="n-1"></script>';
    const { script, button, element, options, take, onCancelled, onFailed } = await draw();
    expect(Object.fromEntries(new URL(script?.src ?? '').searchParams)).toEqual({
      'client-id': 'client-1',
      currency: 'USD',
      intent: 'capture',
      'disable-funding': 'card',
      components: 'buttons,marks,funding-eligibility',
    });
    expect(script?.getAttribute('data-csp-nonce')).toBe('n-1');
    expect(button.render).toHaveBeenCalledWith(element);
    expect(options.fundingSource).toBe('paypal');
    options.onCancel();
    options.onError();
    expect([onCancelled.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 1]);
    take();
    expect(button.close).toHaveBeenCalledOnce();
    document.head.replaceChildren();
    expect((await draw()).script?.hasAttribute('data-csp-nonce')).toBe(false);
  });

  it('has the store server create the order, and reports the approved amount', async () => {
    const { options, onApproved } = await draw();
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => Response.json({ id: 'order-1' }));
    vi.stubGlobal('fetch', fetch);
    expect(await options.createOrder()).toBe('order-1');
    expect(fetch.mock.calls).toEqual([
      [
        '/provider/paypal/orders',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"amount":705.5,"currency":"USD"}',
        },
      ],
    ]);
    await options.onApprove({ orderID: 'order-1' });
    expect(onApproved.mock.calls).toEqual([[{ token: 'order-1', authorizedAmount: money(70_550) }]]);
  });

  it.each([
    ['refuses', () => Response.json({ id: 'order-1' }, { status: 502 }), 'PayPal made no order.'],
    ['names no order', () => Response.json({ id: 7 }), 'Invalid type'],
    ['returns an excessively long text', () => Response.json({ id: 'x'.repeat(101) }), 'Invalid length'],
  ])('creates no order if the server %s', async (_, response, message) => {
    const { options } = await draw();
    vi.stubGlobal('fetch', async () => response());
    await expect(options.createOrder()).rejects.toThrow(message);
  });

  it.each([{ isFunded: false }, { isEligible: false }, { hasButtons: false }])(
    'is not rendered if PayPal is not available: %o',
    async (offer) => expect(draw(offer)).rejects.toThrow('PayPal is not available here.'),
  );
});
