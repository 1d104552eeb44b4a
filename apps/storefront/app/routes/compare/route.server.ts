import type { Comparison } from '@ironcart/core/content';
import { data } from 'react-router';
import { comparedPath } from '../../compare/compared-products.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';
import { changeChosen, readChosen, readNamed } from './chosen.server.ts';

/** A comparison with only the products that this site sells; undefined without any. */
const withProductsOf = async ({ api }: RequestContext, comparison: Comparison): Promise<Comparison | undefined> => {
  const routes = await Promise.all(comparison.rows.map(({ path }) => api.routes.resolve(path)));
  const rows = comparison.rows.filter((_row, index) => routes[index]?.kind === 'product');
  return rows.length === 0 ? undefined : { ...comparison, rows };
};

const pathOf = (name: string): string => `/compare/${name}`;

/** The comparison or the products in the URL (S2-compare, S2-routes-13), or those that the shopper chose; an unknown one is a not-found page that lists the others. */
export const loader = async ({ params, context }: RouteArgs) => {
  const name = params['*'] ?? '';
  const shown = await Promise.all(
    Object.entries(context.content.comparisons).map(async ([key, whole]) => ({
      key,
      comparison: await withProductsOf(context, whole),
    })),
  );
  const there = shown.flatMap(({ key, comparison }) => (comparison === undefined ? [] : [[key, comparison] as const]));
  const comparison = there.find(([key]) => key === name)?.[1];
  const others = there
    .filter(([other]) => other !== name)
    .map(([other, { title }]) => ({ label: title, href: `/compare/${other}` }));
  const head: PageHead =
    comparison === undefined
      ? { title: 'Not compared yet', isPrivate: true }
      : { title: comparison.title, description: comparison.introduction, canonicalPath: pathOf(name) };
  const named = comparison === undefined ? await readNamed(context, name) : undefined;
  if (named !== undefined || pathOf(name) === comparedPath) {
    const { head: ofChosen, ...chosen } = await readChosen(context, named);
    return { head: ofChosen, name, comparison: undefined, chosen, others };
  }
  const page = { head, name, comparison, chosen: undefined, others };
  return comparison === undefined ? data(page, { status: 404 }) : page;
};

/** Adds or removes a compared product. */
export const action = async ({ request, context }: RouteArgs): Promise<never> =>
  changeChosen(context, await request.formData());
