/**
 * Categories that are told by a content page rather than listed (S2-dynamic-09 to -13), with the page's identifier. The
 * specification names the categories alone: the pages are the demo store's (READINGS A44).
 */
export const landingPages: ReadonlyMap<number, string> = new Map([
  [4691, 'gift-guide'],
  [6043, 'first-home-gym'],
  [6069, 'garage-gym'],
  [6071, 'competition-platform'],
  [6075, 'outfit-a-gym'],
]);
