import { useLocation } from 'react-router';

/** Whether Continue was pressed on the page before this one, without scripts, and something is missing. */
export const useTried = (): boolean => new URLSearchParams(useLocation().search).has('tried');
