/** Dispatched on the document once the views have taken the page over. */
export const hydratedEvent = 'ironcart-hydrated';

/** Dispatched on the document once the view of a block that came later has taken its part of the page over. */
export const blockHydratedEvent = 'ironcart-block-hydrated';
