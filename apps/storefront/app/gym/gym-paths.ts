import { zeusBuilderPath } from '@ironcart/core/routing';

/** The gym planner's first page (S2-cond-03). */
export const featuredGymsPath = zeusBuilderPath;

/** Templates in the shopper's own room. */
export const gymTemplatesPath = '/zeus-builder/templates';

/** The customer's gyms, within the planner. */
export const plannedGymsPath = '/zeus-builder/my-gyms';

/** Where a gym is planned (S2-cond-06). */
export const gymEditorPath = '/zeus-builder/project/edit';

/** A saved gym: of the customer's own by its id, or a shared one by the key of its link (S2-cond-07). */
export const gymProjectPath = (idOrKey: string): string => `/zeus-builder/project/${encodeURIComponent(idOrKey)}`;
