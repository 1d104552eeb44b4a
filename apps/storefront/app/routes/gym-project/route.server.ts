import { isApiError } from '@ironcart/api/client';
import { data, redirect } from 'react-router';
import { loginPath } from '../../account/require-customer.ts';
import { gymProjectPath } from '../../gym/gym-paths.ts';
import { piecesIn, readGymStore, shownGym } from '../../gym/read-gyms.server.ts';
import { requirePlanner } from '../../gym/require-planner.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';
import { changeGym, type OpenedGym } from './change-gym.server.ts';

const undefinedIfMissing = async <T>(asked: Promise<T>): Promise<T | undefined> => {
  try {
    return await asked;
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'invalid_request')) throw thrown;
    return undefined;
  }
};

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);

/** Reads the gym of the URL. @throws a redirect to the login page for a guest, whose own gym it may be */
const openGym = async (context: RequestContext, idOrKey: string): Promise<OpenedGym | undefined> => {
  if (!isId(idOrKey)) return undefined;
  const isKnown = (await context.customer()) !== undefined;
  const own = isKnown ? await undefinedIfMissing(context.api.gyms.get(idOrKey)) : undefined;
  if (own) return { project: own.project, own };
  const project = await undefinedIfMissing(context.api.gyms.shared(idOrKey));
  if (project) return { project, own: undefined };
  if (!isKnown) throw redirect(loginPath(context));
  return undefined;
};

/** @throws the 404 page */
const requireGym = async ({ params, context }: Pick<RouteArgs, 'params' | 'context'>): Promise<OpenedGym> => {
  requirePlanner(context);
  const gym = await openGym(context, params.projectId ?? '');
  if (gym === undefined) throw data({ code: 'not_found' }, { status: 404 });
  return gym;
};

/** One saved gym (S2-cond-07): its owner can change it; any visitor can view and copy a shared gym. */
export const loader = async ({ params, context, request }: RouteArgs) => {
  const { project, own } = await requireGym({ params, context });
  const { pieces } = await context.api.gyms.catalogue();
  const store = await readGymStore(context, pieces);
  const { problems, price } = shownGym(store, project);
  const head: PageHead = { title: project.name, isPrivate: true };
  return {
    head,
    project,
    problems,
    price,
    offers: store.offers(),
    pieces: piecesIn(store, [project]),
    path: gymProjectPath(params.projectId ?? ''),
    isOwn: own !== undefined,
    sharedPath: own?.shareKey === undefined ? undefined : gymProjectPath(own.shareKey),
    isSaved: new URL(request.url).searchParams.has('saved'),
  };
};

/** Opens, changes, shares, copies, deletes or buys a gym. */
export const action = async ({ request, params, context }: RouteArgs) => {
  const gym = await requireGym({ params, context });
  return changeGym(context, gym, await request.formData());
};
