import { useLocation } from 'react-router';

/**
 * Whether the server marked the page of a step in its address, for a shopper without scripts.
 * @param mark 'tried': Continue was pressed and something is missing; 'unavailable': the provider's page does not open;
 * 'card-number': a text with what looks like a card number was not kept
 */
export const useQueryMark = (mark: 'tried' | 'unavailable' | 'card-number'): boolean =>
  new URLSearchParams(useLocation().search).has(mark);
