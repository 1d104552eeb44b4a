import type { PageHead } from '../../head/page-head.ts';

const head: PageHead = { title: 'You are offline', isPrivate: true };

/** Page that the service worker shows when there is no connection and no stored copy of the requested page. */
export const loader = async () => ({ head });
