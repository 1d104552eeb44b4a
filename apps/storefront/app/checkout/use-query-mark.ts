import { useLocation } from 'react-router';

/**
 * Whether the URL of a step's page has a mark from the server, for a shopper without scripts.
 * @param mark 'tried': Continue was pressed and something is missing; 'unavailable': the provider's page does not open;
 *   'card-number': a text that looks like a card number was not stored
 */
export const useQueryMark = (mark: 'tried' | 'unavailable' | 'card-number'): boolean =>
  new URLSearchParams(useLocation().search).has(mark);
