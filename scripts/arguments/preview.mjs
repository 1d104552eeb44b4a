/** How `npm run preview` is called. */
export const usage = `Usage:
  npm run preview -- FILE [--site USA] [--hours 24]

Prints a link that shows a page of the page builder before it is published, on the site and for the hours that are named, at most
a week. FILE is JSON: a title and the blocks, as pages.json of a store folder has them. Whoever has the link sees the page.`;
