import { expect, it } from 'vitest';
import { browserPorts } from './browser-ports.ts';

it('browser ports store text in the browser', () => {
  const { storage } = browserPorts;
  storage.set('cart', '1');
  expect([storage.get('cart'), window.localStorage.getItem('cart')]).toEqual(['1', '1']);
  storage.remove('cart');
  expect(storage.get('cart')).toBeNull();
});

it('browser ports collect the browser data for 3-D Secure', () => {
  expect(browserPorts.browserInfo()).toMatchObject({
    acceptHeader: '*/*',
    javaEnabled: false,
    language: navigator.language,
    userAgent: navigator.userAgent,
    colorDepth: screen.colorDepth,
    screenHeight: screen.height,
    screenWidth: screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
  });
});
