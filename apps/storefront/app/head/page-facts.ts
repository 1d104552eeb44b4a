import type { DataOf } from '../data/use-route-data.ts';
import type { loader as entityLoader } from '../routes/entity/route.server.ts';
import type { loader as homeLoader } from '../routes/home/route.server.ts';
import type { loader as editorialLoader } from '../routes/the-index/route.server.ts';

type Entity = DataOf<typeof entityLoader>;
type Home = DataOf<typeof homeLoader>;
type Editorial = DataOf<typeof editorialLoader>;

/** What search engines and shared links are told of a page, from the data that it shows. */
export interface PageFacts {
  readonly entity?: Entity | undefined;
  readonly home?: Home | undefined;
  readonly editorial?: Editorial | undefined;
}

/** The loaders' data by route; where an error took a route's place there is none of it. */
export const pageFactsOf = (loaderData: Readonly<Record<string, unknown>>): PageFacts => ({
  entity: loaderData.entity as Entity | undefined,
  home: loaderData.home as Home | undefined,
  editorial: loaderData['the-index'] as Editorial | undefined,
});
