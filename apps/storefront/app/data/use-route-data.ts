import { useState } from 'react';
import { type UNSAFE_DataWithResponseInit, useActionData, useLoaderData, useRouteLoaderData } from 'react-router';
import { UnsentForm } from './unsent-form.ts';

type Unwrapped<T> = T extends UNSAFE_DataWithResponseInit<infer Body> ? Body : T extends Response ? never : T;

// biome-ignore lint/suspicious/noExplicitAny: the parameters do not affect the inferred result
type Answering = (...args: any[]) => Promise<unknown>;

/** The value of a loader or action as its view receives it; entities are plain JSON. */
export type DataOf<Handler extends Answering> = Unwrapped<Awaited<ReturnType<Handler>>>;

/** The data of this view's own route, typed by its server half: `useRouteData<typeof loader>()`. */
export const useRouteData = <Handler extends Answering>(): DataOf<Handler> => useLoaderData() as DataOf<Handler>;

/**
 * The result of this route's last form post, if any. A form that could not be sent does not replace the previous
 * result.
 */
export const useFormAnswer = <Handler extends Answering>(): DataOf<Handler> | undefined => {
  const given: unknown = useActionData();
  const isUnsent = given instanceof UnsentForm;
  const [last, setLast] = useState(isUnsent ? undefined : given);
  if (!isUnsent && given !== last) setLast(given);
  return (isUnsent ? last : given) as DataOf<Handler> | undefined;
};

/** The data of an outer route; undefined while an error is shown in its place. */
export const useOuterRouteData = <Handler extends Answering>(routeId: string): DataOf<Handler> | undefined =>
  useRouteLoaderData(routeId) as DataOf<Handler> | undefined;
