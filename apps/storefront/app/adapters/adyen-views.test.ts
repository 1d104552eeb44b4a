// @vitest-environment jsdom
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

interface CardProps {
  readonly onChange: (state: { readonly isValid: boolean }) => void;
  readonly onBrand: (state: { readonly brand: string }) => void;
  readonly onFieldValid: (state: { readonly endDigits?: string; readonly expiryDate?: string }) => void;
}

interface CheckoutOptions {
  readonly onAdditionalDetails: (state: { readonly data: object }) => void;
  readonly onError: () => void;
}

/** Records the calls to Adyen's library; renders nothing. */
const adyen = vi.hoisted(() => ({
  options: [] as unknown[],
  cards: [] as unknown[],
  actions: [] as unknown[],
  log: [] as string[],
  isValid: true,
}));

vi.mock('@adyen/adyen-web/styles/adyen.css', () => ({}));
vi.mock('@adyen/adyen-web', () => {
  const mounted = (name: string) => ({ unmount: () => adyen.log.push(`${name} unmounted`) });
  return {
    AdyenCheckout: async (options: unknown) => {
      adyen.options.push(options);
      return {
        createFromAction: (action: { readonly type: string }) => ({
          mount: (element: HTMLElement) => {
            adyen.actions.push(action);
            adyen.log.push(`${action.type} in ${element.id}`);
            return mounted(action.type);
          },
        }),
      };
    },
    Card: class {
      readonly data = { paymentMethod: { encrypted: 'e30=' } };
      constructor(_checkout: unknown, props: unknown) {
        adyen.cards.push(props);
      }
      get isValid() {
        return adyen.isValid;
      }
      showValidation = () => adyen.log.push('validation');
      unmount = () => adyen.log.push('card unmounted');
      mount = (element: HTMLElement) => {
        adyen.log.push(`card in ${element.id}`);
        return this;
      };
    },
  };
});

// Another test of the same worker may have loaded the adapters with Adyen's own library.
vi.resetModules();
const { drawAdyenAction } = await import('./adyen-action.ts');
const { drawAdyenCard } = await import('./adyen-card.ts');
afterAll(() => vi.resetModules());

const place = () => Object.assign(document.createElement('div'), { id: 'place' });
const account = { clientKey: 'test_KEY', environment: 'test' } as const;
const where = { account, countryCode: 'US', locale: 'en-US' };
const told = { ...account, countryCode: 'US', locale: 'en-US', analytics: { enabled: false } };

afterEach(() => {
  vi.unstubAllGlobals();
  adyen.isValid = true;
  for (const list of [adyen.options, adyen.cards, adyen.actions, adyen.log]) list.length = 0;
});

describe('Adyen’s card fields', () => {
  it('provide a token and the card details to display', async () => {
    const onChange = vi.fn();
    const card = await drawAdyenCard(place(), { ...where, onChange });
    const props = adyen.cards[0] as CardProps;
    expect(adyen.options).toEqual([told]);
    expect(props).toMatchObject({ showPayButton: false, hasHolderName: true });
    expect(props).not.toHaveProperty('storedPaymentMethodId');
    props.onChange({ isValid: true });
    expect(onChange.mock.calls).toEqual([[true]]);
    const token = '{"encrypted":"e30="}';
    expect(card.token()).toEqual({ token, brand: '', last4: '', expMonth: 12, expYear: 2099 });
    props.onBrand({ brand: 'visa' });
    props.onFieldValid({ endDigits: '4242' });
    props.onFieldValid({ expiryDate: '03/31' });
    for (const expiryDate of ['003/30', '03/300', 'soon']) props.onFieldValid({ expiryDate });
    expect(card.token()).toEqual({ token, brand: 'visa', last4: '4242', expMonth: 3, expYear: 2031 });
    card.remove();
    expect(adyen.log).toEqual(['card in place', 'card unmounted']);
  });

  it('show what is missing instead of a token', async () => {
    const card = await drawAdyenCard(place(), { ...where, onChange: () => undefined });
    adyen.isValid = false;
    expect(card.token()).toBeUndefined();
    expect(adyen.log).toEqual(['card in place', 'validation']);
  });

  it('ask only for the security code of a stored card', async () => {
    const stored = {
      id: 'card-1',
      brand: 'mc',
      last4: '0008',
      expMonth: 4,
      expYear: 2031,
      isDefault: false,
      billingAddressId: undefined,
    };
    const card = await drawAdyenCard(place(), { ...where, stored, onChange: () => undefined });
    expect(adyen.cards[0]).toMatchObject({
      storedPaymentMethodId: 'card-1',
      brand: 'mc',
      lastFour: '0008',
      expiryMonth: '4',
      expiryYear: '2031',
      supportedShopperInteractions: ['Ecommerce'],
    });
    expect(card.token()).toMatchObject({ brand: 'mc', last4: '0008', expMonth: 4, expYear: 2031 });
  });
});

describe('3-D Secure steps in the page', () => {
  const draw = async () => {
    const [onDone, onFailed] = [vi.fn(), vi.fn()];
    const shown = await drawAdyenAction(place(), { ...where, action: '{"type":"look"}', onDone, onFailed });
    const { onAdditionalDetails, onError } = adyen.options[0] as CheckoutOptions;
    const came = () => new Promise((resolve) => setTimeout(resolve));
    return { ...shown, onDone, onFailed, onAdditionalDetails, onError, came };
  };
  const answers = (...bodies: readonly unknown[]) => {
    const left = [...bodies];
    vi.stubGlobal('fetch', async () => Response.json(left.shift(), { status: bodies.length === 0 ? 502 : 200 }));
  };

  it('follow one another until the payment is decided', async () => {
    answers({ action: '{"type":"question"}' }, { action: null });
    const { onAdditionalDetails, onDone, onFailed, remove, came } = await draw();
    expect(adyen.options).toMatchObject([told]);
    onAdditionalDetails({ data: {} });
    await vi.waitFor(() => expect(adyen.actions).toEqual([{ type: 'look' }, { type: 'question' }]));
    onAdditionalDetails({ data: {} });
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    remove();
    await came();
    expect(adyen.log).toEqual(['look in place', 'look unmounted', 'question in place', 'question unmounted']);
    expect(onFailed).not.toHaveBeenCalled();
  });

  it('fail if the library fails or the store rejects a result', async () => {
    answers();
    const { onAdditionalDetails, onError, onFailed } = await draw();
    onError();
    expect(onFailed).toHaveBeenCalledTimes(1);
    onAdditionalDetails({ data: {} });
    await vi.waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2));
  });

  it('send no events after removal', async () => {
    answers({ action: null }, { action: '{"type":"question"}' });
    const { onAdditionalDetails, onError, onDone, onFailed, remove, came } = await draw();
    remove();
    onAdditionalDetails({ data: {} });
    onAdditionalDetails({ data: {} });
    onError();
    await came();
    await came();
    expect([onDone.mock.calls, onFailed.mock.calls, adyen.actions]).toEqual([[], [], [{ type: 'look' }]]);
  });
});
