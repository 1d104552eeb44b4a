/** How `npm run pictures` is called. */
export const usage = `Usage:
  npm run pictures -- add FOLDER|FILE...
  npm run pictures -- list
  npm run pictures -- remove NAME

A picture is shown with the product whose handle or SKU is its file's name: bar.jpg, bar-2.jpg. docs/catalogue.md says more.`;
