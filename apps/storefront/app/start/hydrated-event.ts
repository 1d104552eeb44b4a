/** Dispatched on the document once the application has taken the page over. */
export const hydratedEvent = 'ironcart-hydrated';
