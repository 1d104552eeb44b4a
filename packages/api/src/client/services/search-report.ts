import { type SearchEvent, searchEventToWire } from '../../codec/search-event.ts';
import { reportSearchEvent } from '../../contract/search-event.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';
import type { WithSearchToken } from './search-token.ts';

/** The page and the browser of an event. */
export interface SearchEventOrigin {
  /** The page's path. */
  readonly uri: string;
  /** An anonymous id that the browser generated. */
  readonly userId: string;
}

/** Reports an event to the search service. Failed reports are not retried. @throws ApiError */
export const createSearchReport =
  (send: Send, withToken: WithSearchToken) =>
  async (event: SearchEvent, origin: SearchEventOrigin, options: CallOptions = {}): Promise<void> => {
    const context = { page: { uri: origin.uri }, user: { user_id: origin.userId } };
    await withToken(options, ({ eventApiUrl }, headers) =>
      send(reportSearchEvent, {
        ...options,
        url: eventApiUrl,
        headers,
        body: { data: { event: searchEventToWire(event), context } },
      }),
    );
  };
