import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adConversionContact, adConversionEmail, adConversionPhone } from './ad-conversion.ts';

describe('telephone of an ad conversion', () => {
  it('is the ten digits of a US number in any notation [S5-adconv-01]', () => {
    expect(adConversionPhone('(614) 358-6190', 'US')).toBe('6143586190');
    expect(adConversionPhone('614.358.6190 ', 'US')).toBe('6143586190');
  });

  it.each([
    ['614358619', 'US'],
    ['16143586190', 'US'],
    ['(614) 358-6190', 'CA'],
    ['(614) 358-6190', 'us'],
    ['', 'US'],
    ['\uff16\uff11\uff14\uff13\uff15\uff18\uff16\uff11\uff19\uff10', 'US'],
  ])('is missing for %j of %s [S5-adconv-01]', (telephone, countryId) => {
    expect(adConversionPhone(telephone, countryId)).toBeUndefined();
  });

  it('has ten digits or is missing, for any input [S5-adconv-01]', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('US', 'CA', 'DE'), (telephone, countryId) => {
        const phone = adConversionPhone(telephone, countryId);
        if (phone !== undefined) expect(countryId + phone).toMatch(/^US[0-9]{10}$/);
      }),
    );
  });
});

describe('e-mail of an ad conversion', () => {
  it('is trimmed and in lower case [S5-adconv-02]', () => {
    expect(adConversionEmail(' A@B.Co ')).toBe('a@b.co');
    expect(adConversionEmail('\tgale@shop.example\n')).toBe('gale@shop.example');
  });
});

describe('contact of an ad conversion', () => {
  it('omits an invalid telephone [S5-adconv-01] [S5-adconv-02]', () => {
    const person = { email: ' Gale@Shop.example', telephone: '614-358-6190' };
    expect(adConversionContact({ ...person, countryId: 'US' })).toEqual({
      email: 'gale@shop.example',
      phone: '6143586190',
    });
    expect(adConversionContact({ ...person, countryId: 'GB' })).toStrictEqual({ email: 'gale@shop.example' });
  });
});
