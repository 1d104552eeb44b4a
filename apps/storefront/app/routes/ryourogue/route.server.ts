import { readPage } from '../page/read-page.server.ts';
import type { RouteArgs } from '../route-args.ts';

/** The shoppers' own part of the editorial site, a page of the CMS (S2-routes-28). */
export const loader = ({ context }: RouteArgs) => readPage(context, 'ryourogue');
