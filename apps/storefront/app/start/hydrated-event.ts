/** Dispatched on the document after hydration. */
export const hydratedEvent = 'ironcart-hydrated';

/** Dispatched on the document after a lazily loaded part was hydrated. */
export const partHydratedEvent = 'ironcart-part-hydrated';
