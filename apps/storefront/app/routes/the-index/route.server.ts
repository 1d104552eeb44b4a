import { editorialPlaceOf } from '@ironcart/core/content';
import { data } from 'react-router';
import { readArticle } from '../../editorial/read-article.server.ts';
import { readArticles } from '../../editorial/read-articles.server.ts';
import type { RouteArgs } from '../route-args.ts';

/** The editorial site: its hub, a category's articles, or one article (S2-routes-27, -29, -30). */
export const loader = async ({ params, context }: RouteArgs) => {
  const place = editorialPlaceOf(params['*'] ?? '');
  const shown = place.kind === 'post' ? await readArticle(context, place.slug) : await readArticles(context, place);
  if (shown === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return shown;
};
