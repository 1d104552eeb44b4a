import type { PageHead } from '../../head/page-head.ts';

const head: PageHead = { title: 'You are offline', isPrivate: true };

/** The page that the service worker shows where there is neither a connection nor a copy of the page that was wanted. */
export const loader = async () => ({ head });
