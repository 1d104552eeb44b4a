import type { DataOf } from '../data/use-route-data.ts';
import type { loader as cartLoader } from '../routes/cart/route.server.ts';
import type { loader as entityLoader } from '../routes/entity/route.server.ts';
import type { loader as gymLoader } from '../routes/equipped-gym/route.server.ts';
import type { loader as homeLoader } from '../routes/home/route.server.ts';
import type { loader as rootLoader } from '../routes/root/route.server.ts';
import type { loader as editorialLoader } from '../routes/the-index/route.server.ts';

type Entity = DataOf<typeof entityLoader>;
type GymPage = DataOf<typeof gymLoader>;
type Home = DataOf<typeof homeLoader>;
type Editorial = DataOf<typeof editorialLoader>;
type Cart = DataOf<typeof cartLoader>;
type Root = DataOf<typeof rootLoader>;

/** The data of a page for its metadata and styles. */
export interface PageFacts {
  readonly root?: Root | undefined;
  readonly entity?: Entity | undefined;
  readonly home?: Home | undefined;
  readonly editorial?: Editorial | undefined;
  readonly gymPage?: GymPage | undefined;
  readonly cart?: Cart | undefined;
}

/** Selects the data by route; a route with an error has none. */
export const pageFactsOf = (loaderData: Readonly<Record<string, unknown>>): PageFacts => ({
  root: loaderData.root as Root | undefined,
  entity: loaderData.entity as Entity | undefined,
  home: loaderData.home as Home | undefined,
  editorial: loaderData['the-index'] as Editorial | undefined,
  gymPage: loaderData['equipped-gym'] as GymPage | undefined,
  cart: loaderData.cart as Cart | undefined,
});
