import type { Flags } from '../flags/flags.ts';
import { requireObject, requireText } from '../require-argument.ts';

/** The number of products in the search dropdown (S9-search-02, S9-search-03). */
export const searchPreviewSize = (flags: Pick<Flags, 'rfk_results_ab'>): number => {
  requireObject(flags, 'flags');
  return flags.rfk_results_ab ? 12 : 8;
};

const invitational = 'invitational';

/** Whether a query is a prefix of the invitational's name with more than two characters (S2-search-03). */
export const isInvitationalQuery = (query: string): boolean => {
  requireText(query, 'query');
  const typed = query.trim().toLowerCase();
  return typed.length > 2 && invitational.startsWith(typed);
};

/** The path of the search result page (S2-search-02). */
export const searchPath = (query: string): string => `/search?q=${encodeURIComponent(query)}`;

/** The path of the article search (S2-search-06). */
export const articleSearchPath = (query: string): string => `/theindex?q=${encodeURIComponent(query)}`;
