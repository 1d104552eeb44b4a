/** How `npm run rates` is called. */
export const usage = `Usage:
  npm run rates -- export FILE [--force]
  npm run rates -- import FILE

What shipping costs and what is taxed, as JSON. docs/rates.md describes it.`;
