/** How `npm run demo` is called. */
export const usage = `Usage:
  npm run demo -- empty
  npm run demo -- empty --yes

empty: says what of a demo store would be removed: its products, customers, gift cards, pages, and the orders that no
money was taken for. With --yes it is removed, and the store is one of your own. docs/operations.md, From demo to live.`;
