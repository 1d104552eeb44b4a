/** Dispatched on the document after hydration. */
export const hydratedEvent = 'ironcart-hydrated';

/** Dispatched on the document after a lazily loaded block was hydrated. */
export const blockHydratedEvent = 'ironcart-block-hydrated';
