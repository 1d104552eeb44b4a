import type { PageHead } from '../../head/page-head.ts';

const head: PageHead = { title: 'Opening the store', isPrivate: true };

/** The page that an app opens invisibly before its first screen (S2-routes-26, S2-appscreens-03). */
export const loader = async () => ({ head });
