import { comeBackLater } from './come-back-later.ts';
import type { Handler } from './compose.ts';

/** How long until whoever asked should ask again, in seconds. */
const againAfterS = 2;

/** Answers while there is no store yet: the process lives, as whoever watches over it asks; all others come back later. */
export const opening: Handler = async (request) =>
  new URL(request.url).pathname === '/healthz'
    ? Response.json({ status: 'alive' })
    : comeBackLater(request, 'The store is opening', againAfterS);
