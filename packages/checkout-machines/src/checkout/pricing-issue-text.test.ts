import { expect, it } from 'vitest';
import { pricingIssueText } from './pricing-issue-text.ts';

it.each([
  ['unknownBundleChild', 'No longer sold here, please remove it'],
  ['invalidQuantity', 'This quantity cannot be bought'],
  ['amountTooLarge', 'This comes to more than one order can hold'],
  ['invalidOptions', 'Cannot be bought as it was chosen, please remove it and choose again'],
] as const)('message for a line with the issue %s states how to resolve it', (code, text) => {
  expect(pricingIssueText({ code })).toBe(text);
});
