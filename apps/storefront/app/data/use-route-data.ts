import { type UNSAFE_DataWithResponseInit, useActionData, useLoaderData, useRouteLoaderData } from 'react-router';

type Unwrapped<T> = T extends UNSAFE_DataWithResponseInit<infer Body> ? Body : T extends Response ? never : T;

// biome-ignore lint/suspicious/noExplicitAny: a function's parameters play no part in what it answers
type Answering = (...args: any[]) => Promise<unknown>;

/** What a loader or action answers, as its view gets it: the entities are plain JSON. */
export type DataOf<Handler extends Answering> = Unwrapped<Awaited<ReturnType<Handler>>>;

/** The data of this view's own route, typed by its server half: `useRouteData<typeof loader>()`. */
export const useRouteData = <Handler extends Answering>(): DataOf<Handler> => useLoaderData() as DataOf<Handler>;

/** What this route's action answered to the last form post, if there was one. */
export const useFormAnswer = <Handler extends Answering>(): DataOf<Handler> | undefined =>
  useActionData() as DataOf<Handler> | undefined;

/** The data of a route further up, undefined while an error stands in its place. */
export const useOuterRouteData = <Handler extends Answering>(routeId: string): DataOf<Handler> | undefined =>
  useRouteLoaderData(routeId) as DataOf<Handler> | undefined;
