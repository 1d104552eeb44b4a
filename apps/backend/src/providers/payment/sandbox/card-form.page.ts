import { pageResponse } from './page.ts';

const style = `
form { display: grid; grid-template-columns: 1fr 1fr; column-gap: 16px; row-gap: 8px; align-items: end; padding: 4px; }
.wide { grid-column: 1 / -1; }
`;

const field = (id: string, label: string, attributes: string, isWide: boolean): string => `
<div${isWide ? ' class="wide"' : ''}>
  <label for="${id}">${label}</label>
  <input id="${id}" name="${id}" required aria-describedby="${id}-error" ${attributes}>
  <p class="error" id="${id}-error"></p>
</div>`;

const body = `
<form novalidate autocomplete="on">
${field('number', 'Card number', 'inputmode="numeric" autocomplete="cc-number" maxlength="23"', true)}
${field('expiry', 'Expiry date (MM/YY)', 'inputmode="numeric" autocomplete="cc-exp" maxlength="7" placeholder="MM/YY"', false)}
${field('cvc', 'Security code', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"', false)}
${field('name', 'Name on card', 'autocomplete="cc-name" maxlength="200"', true)}
</form>`;

/** Runs in the frame. What it types never leaves it but to the provider: the store hears of a token alone. */
const script = `
(() => {
  const fields = ['number', 'expiry', 'cvc', 'name'];
  const input = (id) => document.getElementById(id);
  const digits = (text) => text.replace(/\\D/g, '');
  const touched = new Set();
  const tell = (event, details) =>
    parent.postMessage(Object.assign({ source: 'sandbox-pay', event }, details), location.origin);

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
  const problems = {
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
    cvc: () => (/^\\d{3,4}$/.test(input('cvc').value.trim()) ? '' : 'Enter the 3 or 4 digits of the security code'),
    name: () => (input('name').value.trim() === '' ? 'Enter the name on the card' : ''),
  };
  const show = (id, message) => {
    input(id).setAttribute('aria-invalid', message === '' ? 'false' : 'true');
    const error = document.getElementById(id + '-error');
    if (error.textContent !== message) error.textContent = message;
  };
  const isComplete = () => fields.every((id) => problems[id]() === '');

  const tokenize = async (requestId) => {
    const wrong = fields.filter((id) => problems[id]() !== '');
    for (const id of fields) show(id, problems[id]());
    if (wrong.length > 0) {
      input(wrong[0]).focus();
      tell('error', { requestId, message: problems[wrong[0]]() });
      return;
    }
    const expiry = expiryOf();
    try {
      const response = await fetch('/sandbox-pay/tokens', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          number: digits(input('number').value),
          expMonth: expiry.month,
          expYear: expiry.year,
          cvc: input('cvc').value.trim(),
          name: input('name').value.trim(),
        }),
      });
      const answer = await response.json();
      if (response.ok) {
        tell('token', Object.assign({ requestId }, answer));
        return;
      }
      if (fields.includes(answer.error.field)) {
        show(answer.error.field, answer.error.message);
        input(answer.error.field).focus();
      }
      tell('error', { requestId, message: answer.error.message });
    } catch {
      tell('error', { requestId, message: 'The payment provider does not answer. Please try again.' });
    }
  };

  for (const id of fields) {
    input(id).addEventListener('blur', () => {
      touched.add(id);
      if (input(id).value !== '') show(id, problems[id]());
    });
    input(id).addEventListener('input', () => {
      if (id === 'number') {
        const groups = digits(input('number').value).slice(0, 19).match(/.{1,4}/g) || [];
        if (input('number').selectionStart === input('number').value.length) input('number').value = groups.join(' ');
      }
      if (id === 'expiry' && /^\\d{3,4}$/.test(input('expiry').value)) {
        const typed = input('expiry').value;
        if (input('expiry').selectionStart === typed.length) input('expiry').value = typed.slice(0, 2) + '/' + typed.slice(2);
      }
      if (touched.has(id)) show(id, problems[id]());
      tell('change', { complete: isComplete() });
    });
  }
  document.querySelector('form').addEventListener('submit', (event) => event.preventDefault());
  addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== location.origin) return;
    const data = event.data;
    if (!data || data.source !== 'ironcart' || data.command !== 'tokenize' || typeof data.requestId !== 'string') return;
    tokenize(data.requestId);
  });
  new ResizeObserver(() => tell('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) }))
    .observe(document.documentElement);
  tell('ready', {});
})();`;

/** The provider's card form, which a store shows in a frame. */
export const cardFormPage = (): Response => pageResponse({ title: 'Card details', style, body, script });
