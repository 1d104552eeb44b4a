import { readPage } from '../page/read-page.server.ts';
import type { RouteArgs } from '../route-args.ts';
import { catalogueRows } from './catalogue-rows.server.ts';

/** Identifier of the home page's content. */
const homeIdentifier = 'home';

/** The home page is a page of the CMS (S2-routes-01); until it exists, the catalogue is shown. */
export const loader = async ({ context }: RouteArgs) => readPage(context, homeIdentifier, catalogueRows);
