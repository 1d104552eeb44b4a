import { type openStorefront, origin } from './open-storefront.ts';

type Store = Pick<Awaited<ReturnType<typeof openStorefront>>, 'answer'>;

/** The browser's fetch, connected to the store, with a browser's headers. */
export const fetchFrom =
  (store: Store) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const asked = new Request(input instanceof Request ? input : new URL(String(input), origin), init);
    const body = ['GET', 'HEAD'].includes(asked.method) ? undefined : await asked.text();
    const headers = new Headers(asked.headers);
    headers.set('Cookie', ['__Host-ironcart=mine', document.cookie].filter(Boolean).join('; '));
    headers.set('Origin', origin);
    if (body !== undefined) headers.set('Content-Length', String(body.length));
    return store.answer(
      new Request(asked.url, { method: asked.method, headers, ...(body === undefined ? {} : { body }) }),
    );
  };
