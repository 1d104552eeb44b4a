import { addressGroupOf } from '@ironcart/backend/client-address';
import { mostFormBytes } from '@ironcart/core/routing';

/** Bodies up to this size are read without taking a slot. */
const smallBytes = 1_000_000;

/**
 * Slots for large bodies, per client address and in total: a body with photos is in memory several times while it is
 * read.
 */
const places = { ofAddress: 2, ofAll: 10 };

/** Whether a page's form accepts photos. */
export const isPhotoForm = ({ url }: Request): boolean => mostFormBytes(new URL(url).pathname) > smallBytes;

const takesPhotos = (request: Request): boolean =>
  isPhotoForm(request) || /^\/svc_\w+\/photo\/?$/.test(new URL(request.url).pathname);

/** Whether a request has a large body: its declared size is large, or it contains photos and declares no size. */
export const isLarge = (request: Request): boolean => {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  const length = request.headers.get('content-length');
  return length === null ? takesPhotos(request) : Number(length) > smallBytes;
};

const tooMany = (): Response =>
  new Response('Too much is being sent at once. Try again in a few seconds.\n', {
    status: 429,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '5' },
  });

/** Limits the number of large bodies in memory at once: further ones are refused before they are read. */
export const createLargeBodies = () => {
  const underWay = new Map<string, number>();
  let all = 0;
  return async (request: Request, clientAddress: string, answer: () => Promise<Response>): Promise<Response> => {
    if (!isLarge(request)) return answer();
    const address = addressGroupOf(clientAddress);
    const own = underWay.get(address) ?? 0;
    if (own >= places.ofAddress || all >= places.ofAll) return tooMany();
    underWay.set(address, own + 1);
    all += 1;
    try {
      return await answer();
    } finally {
      all -= 1;
      const left = (underWay.get(address) ?? 1) - 1;
      if (left === 0) underWay.delete(address);
      else underWay.set(address, left);
    }
  };
};
