// @vitest-environment jsdom
import type { CheckoutActor } from '@ironcart/checkout-machines';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdyenActionOptions } from '../adapters/adyen-action.ts';
import type { AdyenCardOptions } from '../adapters/adyen-card.ts';
import { completeDialogs } from '../testing/complete-dialogs.ts';

const card = { token: vi.fn(), remove: vi.fn() };
const drawCard = vi.fn(async (_element: HTMLElement, _options: AdyenCardOptions) => card);
const action = { remove: vi.fn() };
const drawAction = vi.fn(async (_element: HTMLElement, _options: AdyenActionOptions) => action);
const fetchAction = vi.fn(async (_transactionId: string): Promise<string | undefined> => '{"type":"look"}');

vi.resetModules();
vi.doMock('../adapters/adyen-card.ts', () => ({ drawAdyenCard: drawCard }));
vi.doMock('../adapters/adyen-action.ts', () => ({ drawAdyenAction: drawAction }));
vi.doMock('../adapters/adyen-details.ts', () => ({ fetchAdyenAction: fetchAction }));
const { CheckoutFrame } = await import('@ironcart/react-ui/checkout');
const { prepareCheckout, reachPayment } = await import('../testing/prepare-checkout.ts');
const { openCheckout } = await import('./open-checkout.ts');
const { storePayment } = await import('./payment-parts.tsx');

afterAll(() => {
  for (const name of ['card', 'action', 'details']) vi.doUnmock(`../adapters/adyen-${name}.ts`);
  vi.resetModules();
});

const actors: CheckoutActor[] = [];

beforeAll(completeDialogs);

afterEach(() => {
  cleanup();
  for (const actor of actors.splice(0)) actor.stop();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const provider = { name: 'adyen', clientKey: 'test_KEY', environment: 'live' } as const;
const account = { clientKey: 'test_KEY', environment: 'live' };
const { CardForm, Challenge } = storePayment;

const show = async (part: React.ReactNode, reach = (_: CheckoutActor): unknown => undefined) => {
  const { start } = await prepareCheckout();
  const actor = await openCheckout(start);
  actors.push(actor);
  await reach(actor);
  const { unmount } = render(
    <CheckoutFrame actor={actor} Challenge={() => null} onPlaced={() => undefined}>
      {part}
    </CheckoutFrame>,
  );
  const send = vi.spyOn(actor, 'send');
  return { actor, send, unmount, sent: () => send.mock.calls.map(([event]) => event) };
};

const waitFor = (look: () => void) => vi.waitFor(look, { timeout: 20_000 });

describe('Adyen card form in checkout', () => {
  it('is rendered once for the account, country and language, and reports whether it is complete', async () => {
    const { sent, unmount } = await show(<CardForm provider={provider} stored={undefined} />);
    await waitFor(() => expect(drawCard).toHaveBeenCalledOnce());
    const [element, options] = drawCard.mock.calls[0] ?? [];
    expect(element?.isConnected).toBe(true);
    expect(options).toMatchObject({ account, countryCode: 'US', locale: 'en-US', stored: undefined });
    options?.onChange(true);
    expect(sent()).toEqual([{ type: 'payment.changed', isComplete: true }]);
    await act(async () => undefined);
    unmount();
    expect(card.remove).toHaveBeenCalledOnce();
  });

  it('is removed with its page, even during rendering', async () => {
    let drawn = (_: typeof card): void => undefined;
    drawCard.mockReturnValueOnce(
      new Promise((resolve) => {
        drawn = resolve;
      }),
    );
    const { unmount } = await show(<CardForm provider={provider} stored={undefined} />);
    await waitFor(() => expect(drawCard).toHaveBeenCalledOnce());
    unmount();
    expect(card.remove).not.toHaveBeenCalled();
    drawn(card);
    await waitFor(() => expect(card.remove).toHaveBeenCalledOnce());
  });

  it('reports that it did not load', async () => {
    drawCard.mockRejectedValueOnce(new Error('offline'));
    await show(<CardForm provider={provider} stored={undefined} />);
    expect((await screen.findByText(/card form did not load/)).role).toBe('alert');
  });

  const token = { token: 'e30=', brand: 'visa', last4: '4242', expMonth: 3, expYear: 2031 };
  it.each([
    ['a complete card', token, { type: 'payment.tokenReceived', card: token }],
    ['an incomplete card', undefined, { type: 'payment.failed', message: 'Please complete your card.' }],
  ])("responds to checkout's request for the token of %s", async (_, given, answer) => {
    card.token.mockReturnValue(given);
    const { actor, sent } = await show(<CardForm provider={provider} stored={undefined} />, reachPayment);
    await waitFor(() => expect(drawCard).toHaveBeenCalled());
    await act(async () => drawCard.mock.lastCall?.[1].onChange(true));
    await act(async () => actor.send({ type: 'step.continue' }));
    await waitFor(() => expect(sent()).toContainEqual({ ...answer, requestId: expect.any(String) }));
    expect(card.token).toHaveBeenCalledOnce();
  });
});

describe('Adyen 3-D Secure steps in checkout', () => {
  const bank = <Challenge provider={provider} transactionId="PSP/1" />;

  it('are those that the store reports for the payment, in a dialog', async () => {
    const { sent, unmount } = await show(bank);
    await waitFor(() => expect(drawAction).toHaveBeenCalledOnce());
    expect(fetchAction.mock.calls).toEqual([['PSP/1']]);
    const [element, options] = drawAction.mock.calls[0] ?? [];
    expect(element?.closest('dialog')).not.toBeNull();
    expect(options).toMatchObject({ account, countryCode: 'US', locale: 'en-US', action: '{"type":"look"}' });
    options?.onDone();
    options?.onFailed();
    expect(sent()).toEqual([{ type: 'challenge.finished' }, { type: 'challenge.failed' }]);
    await act(async () => undefined);
    unmount();
    expect(action.remove).toHaveBeenCalledOnce();
  });

  it('end if the payment does not wait for a step', async () => {
    fetchAction.mockResolvedValueOnce(undefined);
    const { sent } = await show(bank);
    await waitFor(() => expect(sent()).toEqual([{ type: 'challenge.finished' }]));
    expect(drawAction).not.toHaveBeenCalled();
  });

  it.each([
    ['the store does not return the next step', () => fetchAction.mockRejectedValueOnce(new Error('away'))],
    ['Adyen’s script does not load', () => drawAction.mockRejectedValueOnce(new Error('offline'))],
  ])('fail if %s', async (_, fail) => {
    fail();
    const { sent } = await show(bank);
    await waitFor(() => expect(sent()).toEqual([{ type: 'challenge.failed' }]));
  });

  it('can be closed by the shopper', async () => {
    const { sent } = await show(bank);
    await waitFor(() => expect(drawAction).toHaveBeenCalledOnce());
    await act(async () => screen.getByRole('button', { name: /Close/, hidden: true }).click());
    expect(sent()).toEqual([{ type: 'challenge.closed' }]);
  });

  it.each(['known', 'unknown'])('have no effect after removal, with the next step %s', async (next) => {
    let answer = (_: string | undefined): void => undefined;
    fetchAction.mockReturnValueOnce(
      new Promise((resolve, reject) => {
        answer = (text) => (text === undefined ? reject(new Error('away')) : resolve(text));
      }),
    );
    const { sent, unmount } = await show(bank);
    await waitFor(() => expect(fetchAction).toHaveBeenCalled());
    unmount();
    answer(next === 'known' ? '{}' : undefined);
    await new Promise((resolve) => setTimeout(resolve));
    expect([drawAction.mock.calls, sent()]).toEqual([[], []]);
  });

  it('are removed if they are rendered too late', async () => {
    let drawn = (_: typeof action): void => undefined;
    drawAction.mockReturnValueOnce(
      new Promise((resolve) => {
        drawn = resolve;
      }),
    );
    const { unmount } = await show(bank);
    await waitFor(() => expect(drawAction).toHaveBeenCalledOnce());
    unmount();
    drawn(action);
    await waitFor(() => expect(action.remove).toHaveBeenCalledOnce());
  });
});

it('Adyen parts are replaced by the sandbox without an Adyen account', async () => {
  await show(<CardForm provider={{ name: 'sandbox' }} />);
  expect(await screen.findByTitle(/card/i)).toBeTruthy();
  cleanup();
  await show(<Challenge provider={{ name: 'sandbox' }} transactionId="PSP1" />);
  expect(await screen.findByTitle(/bank/i)).toBeTruthy();
  expect([drawCard.mock.calls, drawAction.mock.calls]).toEqual([[], []]);
});
