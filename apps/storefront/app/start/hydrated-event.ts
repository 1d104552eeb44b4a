/** Dispatched on the document once the views have taken the page over. */
export const hydratedEvent = 'ironcart-hydrated';
