import { zeusBuilderPath } from '@ironcart/core/routing';

/** First page of the gym planner (S2-cond-03). */
export const featuredGymsPath = zeusBuilderPath;

/** Page of the templates, arranged in the shopper's room. */
export const gymTemplatesPath = '/zeus-builder/templates';

/** The planner's list of the customer's gyms. */
export const plannedGymsPath = '/zeus-builder/my-gyms';

/** Page of the gym editor (S2-cond-06). */
export const gymEditorPath = '/zeus-builder/project/edit';

/** Page of one gym: the customer's own by id, or a shared one by the key of its link (S2-cond-07). */
export const gymProjectPath = (idOrKey: string): string => `/zeus-builder/project/${encodeURIComponent(idOrKey)}`;
