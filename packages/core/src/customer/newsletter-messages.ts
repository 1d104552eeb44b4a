/** Shown if no list is selected (S5-newsletter-04). */
export const noListMessage = 'Please select a list to sign up.';

/** Shown when newsletter preferences were saved. */
export const newslettersSavedMessage = 'Your preferences have been saved.';
/** Shown when newsletter preferences could not be saved. */
export const newslettersNotSavedMessage = 'There was an error saving your preferences.';
