import { data } from 'react-router';
import type { RouteArgs } from '../route-args.ts';
import { readNotFound } from './read-not-found.server.ts';

/** The not-found page at its own URL (S2-routes-04). */
export const loader = async ({ context }: RouteArgs) => data(await readNotFound(context), { status: 404 });
