import { createHash } from 'node:crypto';

/** Maximum size in bytes: enough for the most visited pages, a tenth of a process's memory. */
const mostKeptBytes = 8_000_000;

/** A cache of rendered markup, keyed by its inputs. */
export interface MarkupCache {
  /**
   * Returns the markup for this URL and data, from the cache or from `render`. These inputs determine a page's markup,
   * because the browser hydrates from nothing else; so a cached entry is never stale.
   * @param address path and query
   * @param data the page's data, as embedded for the browser
   * @param nonce of this response; markup with a script of React's would contain it and is not cached
   */
  readonly markupOf: (
    from: { readonly address: string; readonly data: string; readonly nonce: string },
    render: () => Promise<Uint8Array<ArrayBuffer>>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Caches the most recently used entries up to a number of bytes. */
export const createMarkupCache = (most = mostKeptBytes): MarkupCache => {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytes = 0;

  const keep = (key: string, markup: Uint8Array<ArrayBuffer>): void => {
    kept.set(key, markup);
    bytes += markup.byteLength;
    for (const [oldest, { byteLength }] of kept) {
      if (bytes <= most) break;
      kept.delete(oldest);
      bytes -= byteLength;
    }
  };

  return {
    markupOf: async ({ address, data, nonce }, render) => {
      const key = createHash('sha256').update(`${address}\n${data}`).digest('base64');
      const known = kept.get(key);
      if (known !== undefined) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const markup = await render();
      if (!kept.has(key) && !Buffer.from(markup.buffer).includes(nonce)) keep(key, markup);
      return markup;
    },
  };
};
