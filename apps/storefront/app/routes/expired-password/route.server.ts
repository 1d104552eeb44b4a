import type { PageHead } from '../../head/page-head.ts';

const head: PageHead = { title: 'Your password has expired', isPrivate: true };

export const loader = async () => ({ head });
