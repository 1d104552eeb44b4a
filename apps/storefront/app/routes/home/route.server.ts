import { readPage } from '../page/read-page.server.ts';
import type { RouteArgs } from '../route-args.ts';

/** The content page that stands at the site's root. */
const homeIdentifier = 'home';

/** The home page is a page of the CMS (S2-routes-01). */
export const loader = async ({ context }: RouteArgs) => readPage(context, homeIdentifier);
