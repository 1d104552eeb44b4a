import type { ClientErrorCode } from '@ironcart/api/client';
import { commonErrors, contract } from '@ironcart/api/contract';
import { checkoutError } from '@ironcart/checkout-machines';

interface Call {
  readonly name: string;
  readonly errors?: Readonly<Record<string, number>>;
}

const calls: readonly Call[] = Object.values<object>(contract).flatMap((service) =>
  Object.values<Call>({ ...service }),
);

/** Each error of single calls, with its HTTP statuses and the calls that return it. */
const errorsOfCalls = (): ReadonlyMap<string, { readonly statuses: Set<number>; readonly calls: string[] }> => {
  const found = new Map<string, { statuses: Set<number>; calls: string[] }>();
  for (const { name, errors = {} } of calls) {
    for (const [code, status] of Object.entries(errors)) {
      const entry = found.get(code) ?? { statuses: new Set<number>(), calls: [] };
      entry.statuses.add(status);
      entry.calls.push(name);
      found.set(code, entry);
    }
  }
  return new Map([...found].sort(([left], [right]) => (left < right ? -1 : 1)));
};

/** Errors of the client, which no response contains. */
const clientErrors: Readonly<Record<ClientErrorCode, string>> = {
  no_response: 'no response, or not in time',
  browser_offline: 'the same while the browser is offline',
  TOKEN_EXPIRED: 'the session has no customer, and refreshing it did not help',
  unexpected_answer: 'the response does not match the contract',
  category_not_found: 'a search names a category that the service does not know',
  tax_error: 'the response reports that the tax could not be computed',
  forgot_password_failed: 'the response reports that the mail for a new password was not sent',
  newsletters_not_saved: 'the response reports that the newsletters were not saved',
};

/** Checkout's message for a shopper; undefined for a code without one. */
const wordsOf = (code: string): string | undefined => {
  const { message, place, field } = checkoutError(code);
  if (message === code) return undefined;
  return `${message} | ${place} | ${String(field ?? '')}`;
};

const said = (codes: readonly string[]): readonly string[] =>
  codes.flatMap((code) => {
    const words = wordsOf(code);
    return words === undefined ? [] : [`| \`${code}\` | ${words} |`];
  });

/** The page docs/errors.md: every error of the HTTP contract and of the client, with checkout's message for it. */
export const errorCatalogue = (): string => {
  const ofCalls = errorsOfCalls();
  const codes = [...ofCalls.keys(), ...Object.keys(commonErrors), ...Object.keys(clientErrors)];
  return `${[
    '# Errors',
    '',
    '<!-- Written by scripts/testing/error-catalogue.test.ts (vitest -u). -->',
    '',
    'A call that fails answers `{ "error": { "type", "message", "details" } }`. The client throws an `ApiError` whose `code` is the',
    'type; programs should use the code; `message` is for people and logs. Functions do not throw: they return a `Result` whose issues',
    'also have codes, listed in the README of each package ([ADR 0019](adr/0019-calls-throw-functions-return.md)).',
    '',
    '## Errors of every call',
    '',
    '| code | HTTP status |',
    '|---|---|',
    ...Object.entries(commonErrors).map(([code, status]) => `| \`${code}\` | ${status} |`),
    '',
    '## Errors of single calls',
    '',
    '| code | HTTP status | calls |',
    '|---|---|---|',
    ...[...ofCalls].map(
      ([code, { statuses, calls: names }]) => `| \`${code}\` | ${[...statuses].join(', ')} | ${names.join(', ')} |`,
    ),
    '',
    '## Errors of the client',
    '',
    '| code | when |',
    '|---|---|',
    ...Object.entries(clientErrors).map(([code, when]) => `| \`${code}\` | ${when} |`),
    '',
    '## Checkout messages',
    '',
    'The message of each code, the step that shows it, and the field beside which it is shown. Storybook shows them in *Checkout*. A code without a message is',
    'shown as it is.',
    '',
    '| code | message | step | field |',
    '|---|---|---|---|',
    ...said(codes),
  ].join('\n')}\n`;
};
