import type { Guest } from '../live/guest.ts';
import { host } from '../operator/reverse-proxies.ts';
import { createSecureClient } from '../operator/secure-client.ts';

/** A guest behind a proxy that alternates between both processes. */
export interface Shopper extends Guest {
  /** Opens a page and the files that it references. @returns the status of each: `page` or `file` */
  opensPage(path: string): Promise<readonly (readonly [what: 'page' | 'file', status: number])[]>;
  close(): void;
}

/** @param localAddress the shopper's address, one of 127.0.0.0/8 */
export const createShopper = (port: number, ca: string, localAddress: string): Shopper => {
  const client = createSecureClient(port, ca, localAddress);
  let cookie: string | undefined;
  return {
    call: async (method, path, body) => {
      const {
        status,
        headers,
        body: bytes,
      } = await client.call({
        path,
        method,
        headers: { Origin: `https://${host}`, ...(cookie === undefined ? {} : { Cookie: cookie }) },
        ...(body === undefined ? {} : { json: body as object }),
      });
      for (const line of headers['set-cookie'] ?? []) cookie = line.split(';')[0];
      const text = bytes.toString();
      return { status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
    },
    opensPage: async (path) => {
      const page = await client.call({ path });
      const files = new Set(page.body.toString().match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? []);
      const statuses: (readonly ['page' | 'file', number])[] = [['page', page.status]];
      for (const file of files) statuses.push(['file', (await client.call({ path: file })).status]);
      return statuses;
    },
    close: client.close,
  };
};
