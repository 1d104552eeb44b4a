import type { Flags } from '../flags/flags.ts';

/** How many products the search dropdown shows (S9-search-02, S9-search-03). */
export const searchPreviewSize = (flags: Pick<Flags, 'rfk_results_ab'>): number => (flags.rfk_results_ab ? 12 : 8);

const invitational = 'invitational';

/** Whether a query is on its way to the invitational: more than two characters that its name begins with (S2-search-03). */
export const isInvitationalQuery = (query: string): boolean => {
  const typed = query.trim().toLowerCase();
  return typed.length > 2 && invitational.startsWith(typed);
};

/** The page of all that a search finds (S2-search-02). */
export const searchPath = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/** The articles that a search finds (S2-search-06). */
export const articleSearchPath = (query: string): string => `/theindex?q=${encodeURIComponent(query)}`;
