/** How `npm run catalogue` is called. */
export const usage = `Usage:
  npm run catalogue -- import FILE [--format csv|json] [--currency USD]
  npm run catalogue -- import FOLDER
  npm run catalogue -- export FILE [--format csv|json] [--currency USD] [--force]

The format follows from the file's ending when --format is left out. A folder holds
products.json, prices.csv, pages.json and others. docs/catalogue.md describes the formats.`;
