import { describe, expect, it } from 'vitest';
import { deviceOf } from './device.ts';

describe('device detection', () => {
  it('recognizes the native app by the query or a cookie of the same name [S1-app-04] [S1-app-05] [S1-app-09]', () => {
    const app = { kind: 'app', platform: 'ios', version: '3.2.5' };
    expect(deviceOf('?isMobileApp=1&mobileAppVersion=3.2.5', '')).toEqual(app);
    expect(deviceOf('', 'a=b; isMobileApp=1; mobileAppVersion=3.2.5')).toEqual(app);
  });

  it('assumes the platform ios by default [S1-app-06]', () => {
    expect(deviceOf('?isMobileApp=1&mobileAppVersion=1&mobileAppPlatform=android', '')).toMatchObject({
      platform: 'android',
    });
    expect(deviceOf('?isMobileApp=1&mobileAppVersion=1&mobileAppPlatform=toaster', '')).toMatchObject({
      platform: 'ios',
    });
  });

  it('reads the app id and tab, in plain characters only [S1-app-07] [S1-app-08]', () => {
    const app = '?isMobileApp=1&mobileAppVersion=3.3.0';
    expect(deviceOf(`${app}&mobileAppDeviceId=d-1&mobileAppTab=shop`, '')).toMatchObject({
      deviceId: 'd-1',
      tab: 'shop',
    });
    expect(deviceOf(`${app}&mobileAppDeviceId=a%3B%20b&mobileAppTab=`, '')).toEqual(deviceOf(app, ''));
  });

  it('returns an app of unknown version with only the query flag [S1-app-04]', () => {
    expect(deviceOf('?isMobileApp=1', 'nonsense')).toEqual({ kind: 'app', platform: 'ios', version: '0' });
  });

  it('otherwise returns a browser', () => {
    expect(deviceOf('?isMobileApp=0&mobileAppVersion=3', '')).toEqual({ kind: 'browser' });
    expect(deviceOf('?isMobileApp=0', 'isMobileApp=1; mobileAppVersion=3.3.0')).toEqual({ kind: 'browser' });
    expect(deviceOf('?mobileAppVersion=3.3.0', '')).toEqual({ kind: 'browser' });
  });
});
