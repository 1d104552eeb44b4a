import { money } from '@ironcart/core/money';
import { tokenizeCommand } from '@ironcart/core/sandbox';
import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleCard } from '../../../testing/sample-checkout.ts';
import { checkoutWith, renderStanding } from '../../../testing/standing-checkout.tsx';
import { SandboxCardForm } from './SandboxCardForm.tsx';
import { SandboxChallenge } from './SandboxChallenge.tsx';
import { sandboxPayPal } from './sandbox-pay-pal.ts';

const says = (data: object, source: MessageEventSource | null, origin = window.location.origin) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data: { source: 'sandbox-pay', ...data }, source, origin }));
  });

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('sandbox card form', () => {
  const stored = { ...sampleCard, id: 'card-1', isDefault: false, billingAddressId: undefined };
  const open = async ({ tokenRequestId, isStored = false }: { tokenRequestId?: string; isStored?: boolean } = {}) => {
    const form = <SandboxCardForm provider={undefined} {...(isStored ? { stored } : {})} />;
    const { sent, container } = await renderStanding(checkoutWith({ payment: { tokenRequestId } }), form);
    const frame = container.querySelector('iframe') as HTMLIFrameElement;
    const state = () => container.querySelector('[data-state]')?.getAttribute('data-state');
    return { sent, frame, state, say: (data: object) => says(data, frame.contentWindow) };
  };
  const { token, ...card } = sampleCard;
  const answer = { event: 'token', requestId: 'request-1', token };
  const received = [{ type: 'payment.tokenReceived', card: sampleCard, requestId: 'request-1' }];

  it.each<[string, object, boolean, readonly unknown[]]>([
    ['a complete card', { event: 'change', complete: true }, false, [{ type: 'payment.changed', isComplete: true }]],
    ['a new card', { ...answer, ...card }, false, received],
    ['nothing for an incomplete card', { ...answer, ...card, last4: undefined }, false, []],
    ['a stored card', answer, true, received],
    [
      'a failure',
      { event: 'error', requestId: 'request-1', message: 'Refused' },
      false,
      [{ type: 'payment.failed', message: 'Refused', requestId: 'request-1' }],
    ],
    ['nothing for a change of its size', { event: 'height', height: 300 }, false, []],
  ])('reports to checkout %s', async (_what, message, isStored, events) => {
    const { sent, say } = await open({ isStored });
    say(message);
    expect(sent).toEqual(events);
  });

  it('is loading until its frame is ready, and gets the height of the frame', async () => {
    const { frame, state, say } = await open();
    expect(state()).toBe('loading');
    say({ event: 'ready' });
    say({ event: 'height', height: 300 });
    expect(state()).toBe('ready');
    expect(frame).toHaveAttribute('height', '300');
  });

  it('requests a token from the frame, and is busy in the meantime', async () => {
    const inside = Object.assign(new MessageChannel().port1, { postMessage: vi.fn() });
    vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(inside as unknown as Window);
    const { state } = await open({ tokenRequestId: 'request-1' });
    says({ event: 'ready' }, inside);
    expect(inside.postMessage).toHaveBeenCalledExactlyOnceWith(tokenizeCommand('request-1'), window.location.origin);
    expect(state()).toBe('busy');
  });

  it('ignores messages from other sources', async () => {
    const { sent, frame } = await open();
    says({ event: 'change', complete: true }, window);
    says({ event: 'change', complete: true }, frame.contentWindow, 'https://elsewhere.example');
    says({ event: 'unknown' }, frame.contentWindow);
    expect(sent).toEqual([]);
  });
});

describe('sandbox challenge', () => {
  it('ends when its page reports the end, or when the shopper closes it', async () => {
    const { sent } = await renderStanding(
      checkoutWith({}),
      <SandboxChallenge provider={undefined} transactionId="tx/1" />,
    );
    expect(screen.getByTitle("Your bank's confirmation")).toHaveAttribute('src', '/sandbox-pay/challenge/tx%2F1');
    says({ event: 'challenge-finished', transactionId: 'another' }, null);
    says({ event: 'ready' }, null);
    expect(sent).toEqual([]);
    says({ event: 'challenge-finished', transactionId: 'tx/1' }, null);
    screen.getByRole('button', { name: 'Close' }).click();
    expect(sent).toEqual([{ type: 'challenge.finished' }, { type: 'challenge.closed' }]);
  });
});

describe('sandbox window for PayPal', () => {
  const open = (opened: Window | null) => {
    const browser = vi.spyOn(window, 'open').mockReturnValue(opened);
    const told = { onApproved: vi.fn(), onCancelled: vi.fn(), onFailed: vi.fn() };
    if (sandboxPayPal.kind !== 'window') throw new Error('It opens a window.');
    const stop = sandboxPayPal.open({ amount: money(22_300), currency: 'USD', ...told });
    return {
      browser,
      stop,
      calls: () => [told.onApproved, told.onCancelled, told.onFailed].map(({ mock }) => mock.calls),
    };
  };
  const wallet = () => ({ closed: false, close: vi.fn() });
  const asWindow = (given: object) => given as unknown as Window;
  const approved = { event: 'wallet-approved', token: 'token-1', authorizedAmount: 223 };

  it('passes the amount, and reports if the browser does not open it', () => {
    const { browser, calls } = open(null);
    const features = 'popup,width=480,height=640';
    expect(browser).toHaveBeenCalledWith('/sandbox-pay/wallet/paypal?amount=223.00&currency=USD', 'paypal', features);
    expect(calls()).toEqual([[], [], [[]]]);
  });

  it.each([
    ['an approval', approved, [[[{ token: 'token-1', authorizedAmount: 22_300 }]], [], []], 1],
    ['a cancellation', { event: 'wallet-cancelled' }, [[], [[]], []], 1],
    ['nothing else', { event: 'ready' }, [[], [], []], 0],
  ])('reports %s once', (_what, message, told, closed) => {
    const own = new MessageChannel().port1 as MessagePort & { closed?: boolean };
    own.close = vi.fn();
    const { calls, stop } = open(asWindow(own));
    says(message, null);
    says(message, own, 'https://elsewhere.example');
    expect(calls()).toEqual([[], [], []]);
    says(message, own);
    says(message, own);
    expect(calls()).toEqual(told);
    expect(own.close).toHaveBeenCalledTimes(closed);
    stop();
  });

  it('is cancelled once it was found closed twice', () => {
    vi.useFakeTimers();
    const own = wallet();
    const { calls } = open(asWindow(own));
    vi.advanceTimersByTime(1_000);
    own.closed = true;
    vi.advanceTimersByTime(500);
    expect(calls()).toEqual([[], [], []]);
    vi.advanceTimersByTime(5_000);
    expect(calls()).toEqual([[], [[]], []]);
  });
});
