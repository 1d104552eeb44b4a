import { readPage } from '../page/read-page.server.ts';
import type { RouteArgs } from '../route-args.ts';

/** The shoppers' section of the editorial site, a CMS page (S2-routes-28). */
export const loader = ({ context }: RouteArgs) => readPage(context, 'ryourogue');
