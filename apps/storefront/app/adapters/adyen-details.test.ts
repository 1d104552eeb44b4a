import { afterEach, describe, expect, it, vi } from 'vitest';
import { adyenAccountOf } from './adyen-account.ts';
import { fetchAdyenAction, submitAdyenDetails } from './adyen-details.ts';

const answering = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_path: string, _init?: RequestInit) => Response.json(body, { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

afterEach(() => vi.unstubAllGlobals());

describe('Adyen 3-D Secure steps', () => {
  it('are fetched from the store by payment, so that a page reload restores them', async () => {
    const fetch = answering({ action: '{"type":"threeDS2"}' });
    expect(await fetchAdyenAction('PSP/1')).toBe('{"type":"threeDS2"}');
    expect(fetch).toHaveBeenCalledWith('/provider/adyen/actions/PSP%2F1');
  });

  it('distinguish a completed payment from a store that does not respond', async () => {
    answering({ message: 'Nothing waits for the shopper' }, 404);
    expect(await fetchAdyenAction('PSP1')).toBeUndefined();
    answering({}, 500);
    await expect(fetchAdyenAction('PSP1')).rejects.toThrow('could not be loaded');
    answering({ action: 7 });
    await expect(fetchAdyenAction('PSP1')).rejects.toThrow();
  });

  it('submit the result of each step and continue until there is no next step', async () => {
    const fetch = answering({ action: '{"subtype":"challenge"}' });
    const data = { details: { threeds2_fingerprint: 'e30=' }, paymentData: 'Ab02' };
    expect(await submitAdyenDetails(data)).toBe('{"subtype":"challenge"}');
    expect(fetch.mock.calls[0]?.[0]).toBe('/provider/adyen/details');
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual(data);
    answering({ action: null });
    expect(await submitAdyenDetails(data)).toBeUndefined();
    answering({}, 502);
    await expect(submitAdyenDetails(data)).rejects.toThrow('not taken');
  });

  it('are used only for payments with Adyen', () => {
    expect(adyenAccountOf({ name: 'sandbox' })).toBeUndefined();
    expect(adyenAccountOf({ name: 'adyen', clientKey: 'test_KEY', environment: 'test' })).toEqual({
      clientKey: 'test_KEY',
      environment: 'test',
    });
  });
});
