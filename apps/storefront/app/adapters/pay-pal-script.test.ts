import { expect, it } from 'vitest';
import { payPalScriptOf } from './pay-pal-script.ts';

it.each(['USD', 'EUR'] as const)(
  'asks PayPal for buttons, marks and what is eligible, without cards, in %s, taken at once [S7-integ-08]',
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
