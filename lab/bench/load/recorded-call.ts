import { type Client, createClient } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';

/** A request as it was sent over the wire, to be sent again. */
export interface RecordedCall {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** Makes a call through the typed client; returns its result and the last request that it sent. */
export const recordCall = async <T>(
  origin: string,
  ask: (client: Client) => Promise<T>,
): Promise<{ readonly answer: T; readonly call: RecordedCall }> => {
  let call: RecordedCall | undefined;
  const client = createClient({
    baseUrl: origin,
    site: siteByCode('USA'),
    fetch: async (request) => {
      const body = await request.clone().text();
      call = {
        url: request.url,
        method: request.method,
        headers: Object.fromEntries(request.headers),
        ...(body === '' ? {} : { body }),
      };
      return fetch(request);
    },
  });
  const answer = await ask(client);
  if (!call) throw new Error('The client answered without sending a request.');
  return { answer, call };
};
