import { createHash } from 'node:crypto';

/** Bytes: the pages that most shoppers come to, a tenth of what one process needs. */
const mostKeptBytes = 8_000_000;

/** Markup that was rendered, by what it was rendered from. */
export interface MarkupCache {
  /**
   * What was rendered from the same data at the same address, or what `render` makes of them now. A page's markup follows
   * from these two: the browser hydrates it from nothing else. So nothing that is kept can be out of date.
   * @param address path and query
   * @param data the page's data, as it is embedded for the browser
   * @param nonce this answer's own: a script that React puts between the views would carry it, and is not kept
   */
  readonly markupOf: (
    from: { readonly address: string; readonly data: string; readonly nonce: string },
    render: () => Promise<Uint8Array<ArrayBuffer>>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
}

/** Keeps what was asked for last, up to a number of bytes. */
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
