import { readFileSync } from 'node:fs';
import { type ClientOptions, createClient, isApiError } from '@ironcart/api/client';
import { expect, it } from 'vitest';
import { createBrowser } from '../testing/browser.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();

const readme = readFileSync(new URL('../../../../packages/api/README.md', import.meta.url), 'utf8');

/** The first example of the README, with its import taken away: what it imports is given to it. */
const exampleOf = (text: string): string => {
  const [, code = ''] = /## One minute\n\n```ts\nimport [^;]+;\n([\s\S]+?)```/.exec(text) ?? [];
  return code;
};

const AsyncFunction = (async () => undefined).constructor as new (
  ...parts: readonly string[]
) => (...given: readonly unknown[]) => Promise<void>;

it('what the client’s README shows in one minute works against this backend', async () => {
  const said: string[] = [];
  const browser = createBrowser(store.backend, 'USA');
  const createClientHere = (options: ClientOptions) =>
    createClient({
      ...options,
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const body = await request.text();
        return browser.request(`${pathname}${search}`, {
          method: request.method,
          headers: request.headers,
          ...(body === '' ? {} : { body }),
        });
      },
    });
  const example = new AsyncFunction('createClient', 'isApiError', 'console', exampleOf(readme));
  await example(createClientHere, isApiError, { log: (line: string) => said.push(line) });
  expect(said).toEqual([expect.stringMatching(/^1 line in the cart, at [1-9]\d* cents list price$/)]);
});
