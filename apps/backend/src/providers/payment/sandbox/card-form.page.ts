import { escapeHtml } from '../../../http/escape-html.ts';
import { smallPage } from '../../../http/small-page.ts';
import { sandboxCards } from '../sandbox-cards.ts';
import { frameField, frameScript, securityCodeAttributes } from './frame-script.ts';

const style = `
form { display: grid; grid-template-columns: 1fr 1fr; column-gap: 16px; row-gap: 8px; align-items: end; padding: 4px; }
.wide { grid-column: 1 / -1; }
details { padding: 0 4px; font-size: 14px; }
summary { cursor: pointer; font-weight: 600; min-height: 24px; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 8px 0; }
dd { margin: 0; }
dt { font-variant-numeric: tabular-nums; }
`;

const help = `
<details>
  <summary>Test cards of this sandbox</summary>
  <dl>${sandboxCards.map(({ number, label }) => `<dt>${number}</dt><dd>${escapeHtml(label)}</dd>`).join('')}</dl>
</details>`;

const body = `
<form novalidate autocomplete="on">
${frameField('number', 'Card number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23"')}
${frameField('expiry', 'Expiry date (MM/YY)', 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"', false)}
${frameField('cvc', 'Security code', securityCodeAttributes, false)}
${frameField('name', 'Name on card', 'autocomplete="cc-name" maxlength="200"')}
</form>
${help}`;

/** Runs in the frame. Typed card data is sent only to the provider: the store receives a token. */
const script = `
(() => {
${frameScript}
const passesLuhn = (number) => {
  let sum = 0;
  for (let i = 0; i < number.length; i += 1) {
    const digit = Number(number[number.length - 1 - i]) * (i % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
};
const expiryOf = () => {
  const match = /^\\s*(\\d{1,2})\\s*\\/?\\s*(\\d{2}|\\d{4})\\s*$/.exec(input('expiry').value);
  if (!match) return undefined;
  const month = Number(match[1]);
  const year = Number(match[2]) + (match[2].length === 2 ? 2000 : 0);
  return month >= 1 && month <= 12 ? { month, year } : undefined;
};
serve({
  problems: {
    number: () => {
      const number = digits(input('number').value);
      return number.length >= 13 && number.length <= 19 && passesLuhn(number) ? '' : 'Check the card number';
    },
    expiry: () => {
      const expiry = expiryOf();
      if (!expiry) return 'Enter the expiry date as MM/YY';
      const now = new Date();
      return expiry.year * 12 + expiry.month >= now.getFullYear() * 12 + now.getMonth() + 1 ? '' : 'This card has expired';
    },
    cvc: securityCodeProblem,
    name: () => (input('name').value.trim() === '' ? 'Enter the name on the card' : ''),
  },
  address: '/sandbox-pay/tokens',
  contents: () => {
    const expiry = expiryOf();
    return {
      number: digits(input('number').value),
      expMonth: expiry.month,
      expYear: expiry.year,
      cvc: input('cvc').value.trim(),
      name: input('name').value.trim(),
    };
  },
  format: {
    number: (typed) => (digits(typed).slice(0, 19).match(/.{1,4}/g) || []).join(' '),
    expiry: (typed) => (/^\\d{3,4}$/.test(typed) ? typed.slice(0, 2) + '/' + typed.slice(2) : typed),
  },
});
})();`;

/** The provider's card form for a frame in the store. */
export const cardFormPage = (): Response => smallPage({ title: 'Card details', style, body, script });
