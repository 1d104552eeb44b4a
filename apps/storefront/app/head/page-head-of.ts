import type { PageHead } from './page-head.ts';

const headIn = (data: unknown): PageHead | undefined =>
  typeof data === 'object' && data !== null && 'head' in data ? (data as { head: PageHead }).head : undefined;

/** The page head of the innermost route that has one. */
export const headOf = (loaderData: readonly unknown[]): PageHead | undefined =>
  loaderData.map(headIn).findLast((head) => head !== undefined);
