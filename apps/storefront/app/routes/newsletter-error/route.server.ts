import type { PageHead } from '../../head/page-head.ts';

const head: PageHead = { title: 'You are not signed up yet', isPrivate: true };

export const loader = async () => ({ head });
