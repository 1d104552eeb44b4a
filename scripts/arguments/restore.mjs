/** How `npm run restore` is called. */
export const usage = `Usage:
  npm run restore -- FILE

Writes a backup into an empty database: one that DATABASE_URL names, or a new one in IRONCART_DATA_DIR.`;
