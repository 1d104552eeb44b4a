import type { Device } from '@ironcart/core/routing';
import { describe, expect, it } from 'vitest';
import { keepForLater } from './keep-for-later.ts';

const app: Device = { kind: 'app', platform: 'ios', version: '3.3.0' };

const keep = async (type: 'wishlist' | 'sfl', shopper: { readonly isLoggedIn: boolean; readonly device?: Device }) => {
  const done: string[] = [];
  const isKept = await keepForLater(type, {
    device: { kind: 'browser' },
    ...shopper,
    add: async (list) => void done.push(`add to ${list}`),
    goTo: (path) => done.push(`go to ${path}`),
    tellApp: (event) => done.push(`app: ${event.type}`),
  });
  return { isKept, done };
};

describe.each(['wishlist', 'sfl'] as const)('saving an item for later in the %s', (type) => {
  it('adds it for a customer, in a browser and in the app', async () => {
    const added = { isKept: true, done: [`add to ${type}`] };
    expect(await keep(type, { isLoggedIn: true })).toEqual(added);
    expect(await keep(type, { isLoggedIn: true, device: app })).toEqual(added);
  });

  it('redirects a guest to the log-in and back to the wishlist [S6-guest-01] [S6-guest-02] [S6-guest-03]', async () => {
    expect(await keep(type, { isLoggedIn: false })).toEqual({
      isKept: false,
      done: ['go to /login?redirect=%2Faccount%2Fwishlist'],
    });
  });

  it('asks the app to log a guest in [S6-guest-04]', async () => {
    expect(await keep(type, { isLoggedIn: false, device: app })).toEqual({ isKept: false, done: ['app: login'] });
    const old: Device = { ...app, version: '3.2.9' };
    expect((await keep(type, { isLoggedIn: false, device: old })).done).toEqual([
      'go to /login?redirect=%2Faccount%2Fwishlist',
    ]);
  });
});
