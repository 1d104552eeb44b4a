import { forgetCopies } from './offline-header.ts';

/** A message from a page to the service worker: a viewed page, or that the shopper is signed in. */
export type PageMessage =
  | {
      readonly type: 'page.seen';
      /** On this host, with its site's base path. */
      readonly path: string;
      /** Paths of the pictures that are shown. */
      readonly pictures: readonly string[];
    }
  | { readonly type: typeof forgetCopies };

/** Maximum number of stored pictures per page. */
const pictureLimit = 12;

const isPath = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 500 && /^\/(?!\/)[^\s\\?#]*$/.test(value);

const isPicture = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 500 && /^\/img\/[^\s\\#]*$/.test(value);

/** Parses a message; undefined if invalid. */
export const readPageMessage = (data: unknown): PageMessage | undefined => {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  if (data.type === forgetCopies) return { type: forgetCopies };
  if (data.type !== 'page.seen' || !('path' in data) || !isPath(data.path)) return undefined;
  const pictures = 'pictures' in data && Array.isArray(data.pictures) ? data.pictures : [];
  return { type: 'page.seen', path: data.path, pictures: pictures.filter(isPicture).slice(0, pictureLimit) };
};
