import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryVersion } from '../testing/arbitrary-device.ts';
import { acceptsAppMessages, applePayAppVersion, isAtLeastVersion, nativeMessagingVersion } from './native-app.ts';

describe('isAtLeastVersion', () => {
  it.each([
    ['3.2.9', false],
    ['3.3.0', true],
    ['3.10.0', true],
    ['10.0.0', true],
    ['2.9.9', false],
    ['3.3', true],
    ['3', false],
    ['4', true],
    ['3.3.0.1', true],
    ['003.03.0', true],
    ['2.99.99.99', false],
  ])('gates native messaging at 3.3.0: %s is %s [S1-app-13]', (version, isEnough) => {
    expect(isAtLeastVersion(version, nativeMessagingVersion)).toBe(isEnough);
    expect(acceptsAppMessages({ kind: 'app', platform: 'android', version })).toBe(isEnough);
    expect(acceptsAppMessages({ kind: 'browser' })).toBe(false);
  });

  it('supports the second version threshold, 3.2.5 [S1-app-14]', () => {
    expect(isAtLeastVersion('3.2.4', applePayAppVersion)).toBe(false);
    expect(isAtLeastVersion('3.2.5', applePayAppVersion)).toBe(true);
  });

  it('counts missing parts of a version as zero, up to the fourth number', () => {
    expect(isAtLeastVersion('3.3.0.1', '3.3.0.2')).toBe(false);
    expect(isAtLeastVersion('3', '3.0.0.0')).toBe(true);
    expect(isAtLeastVersion('3', '3.0.0.1')).toBe(false);
  });

  it.each(['', 'v3.3.0', '3.3.0-beta', '3..3', '3.3.', '-4.0.0', '9.9.9.9.9', '9'.repeat(10)])(
    'does not treat %j as a version',
    (text) => {
      expect(isAtLeastVersion(text, '0.0.0')).toBe(false);
      expect(isAtLeastVersion('9.9.9', text)).toBe(false);
    },
  );

  it('compares version numbers from left to right', () => {
    const numbers = (version: string) => version.split('.').map(Number);
    fc.assert(
      fc.property(arbitraryVersion(), arbitraryVersion(), (left, right) => {
        const [a = 0, b = 0, c = 0] = numbers(left);
        const [x = 0, y = 0, z = 0] = numbers(right);
        const weigh = (one: number, two: number, three: number) => one * 10_000 + two * 100 + three;
        expect(isAtLeastVersion(left, right)).toBe(weigh(a, b, c) >= weigh(x, y, z));
      }),
    );
  });
});
