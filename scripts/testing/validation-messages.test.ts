import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkoutError } from '@ironcart/checkout-machines';
import { newsletterIssues } from '@ironcart/core/customer';
import { validateField, validateOrderEmail } from '@ironcart/core/forms';
import { noShippingAddressMessage } from '@ironcart/core/shipping';
import { describe, expect, it } from 'vitest';
import { root } from '../prepare/root.mjs';

const ofField = (rules: Parameters<typeof validateField>[2], value = '') =>
  validateField('f', value, rules)[0]?.message;

/**
 * The messages of point 5 of the specification, with the store's own in the same case. Those of pricing are compared
 * beside their source.
 */
const messages: readonly (readonly [written: string, answered: string | undefined])[] = [
  ['Please enter your first name', ofField({ isRequired: true, label: 'First Name' })],
  ['Required Field', ofField({ isRequired: true })],
  ['Please enter a valid email', ofField({ type: 'email' }, 'abc')],
  ['Invalid email address', validateOrderEmail('abc')[0]?.message],
  ['Please select a list to sign up.', newsletterIssues({ email: 'ada@mail.example', listIds: [] }).lists],
  ['No shipping address provided', noShippingAddressMessage],
];

/** Messages of pricing without placeholders. */
const ofPricing = [
  'Invalid configurable product',
  'Unknown configurable child',
  'Invalid bundle child',
  'Unknown bundle child',
  'Incorrect free product',
  'Required free product not found in bundle',
  'Invalid giftcard product',
  'Invalid giftcard item',
  'Invalid giftcard item custom amount',
  'Invalid giftcard item amount selection',
  'Invalid cart item',
  'Trying to get price for not loaded product',
];

/** Messages that are also error codes of checkout: the text is the code and is shown. */
const codes = ['No shipping address provided', 'No order id to reload', 'Subscription Agree Missing'];

const sources = (): readonly (readonly [file: string, text: string])[] =>
  execFileSync('git', ['ls-files', '-z', 'packages/*/src/*.ts*', 'apps/*/app/*.ts*', 'apps/*/src/*.ts*'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file !== '' && !/\.(test|stories)\.|\/testing\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);

describe('validation messages in the error catalogue', () => {
  it.each(messages)('match point 5 of the specification word for word: %s [S8-val-01]', (written, answered) => {
    expect(answered).toBe(written);
  });

  it.each(codes)('match the code for checkout: %s [S8-val-01]', (code) => {
    expect(checkoutError(code).message).toBe(code);
  });

  it('are each defined in one place [S8-val-01]', () => {
    const files = sources();
    const written = [...messages.map(([message]) => message), ...ofPricing].filter(
      (message) => !/\d|first name/.test(message),
    );
    const templates = ['Please enter your ${', 'Invalid options selected: ', 'Invalid bundle - missing'];
    for (const message of [...written.filter((message) => !codes.includes(message)), ...templates]) {
      const places = files.flatMap(([file, text]) =>
        text
          .split('\n')
          .filter((line) => line.includes(`'${message}'`) || line.includes(`\`${message}`))
          .map(() => file),
      );
      expect(places, message).toHaveLength(1);
    }
    expect(files.filter(([, text]) => text.includes(`= '${noShippingAddressMessage}'`))).toHaveLength(1);
  });
});
