import { useLocation } from 'react-router';

/**
 * Whether the server marked the page of a step in its address, for a shopper without scripts.
 * @param mark 'tried': Continue was pressed and something is missing; 'unavailable': the provider's page does not open
 */
export const useQueryMark = (mark: 'tried' | 'unavailable'): boolean =>
  new URLSearchParams(useLocation().search).has(mark);
