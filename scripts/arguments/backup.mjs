/** How `npm run backup` is called. */
export const usage = `Usage:
  npm run backup -- FILE [--force]

Writes everything that the store knows into FILE, while it runs or not; a FILE that is there is replaced with --force only. docs/operations.md says more.`;
