import { barComparison, type Comparison } from '@ironcart/core';
import { data } from 'react-router';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

/** Every comparison of the store, by the name that its address has behind /compare/ (S2-routes-13). */
const comparisons: Readonly<Record<string, Comparison>> = { bars: barComparison };

/** The comparison that the address names; what nobody compared is a not-found page that lists those there are. */
export const loader = async ({ params }: RouteArgs) => {
  const name = params['*'] ?? '';
  const comparison = Object.hasOwn(comparisons, name) ? comparisons[name] : undefined;
  const others = Object.entries(comparisons)
    .filter(([other]) => other !== name)
    .map(([other, { title }]) => ({ label: title, href: `/compare/${other}` }));
  const head: PageHead =
    comparison === undefined
      ? { title: 'Not compared yet', isPrivate: true }
      : { title: comparison.title, description: comparison.introduction, canonicalPath: `/compare/${name}` };
  const page = { head, name, comparison, others };
  return comparison === undefined ? data(page, { status: 404 }) : page;
};
