/** How `npm run doctor` is called. */
export const usage = `Usage:
  npm run doctor -- [--offline] [--json]

Examines the configuration as that of a store that takes real money, and changes nothing: what a start refuses, what is
missing, what is dangerous, and who does not answer. Ends with 1 if something has to be done, otherwise with 0.

  --offline   asks neither the database nor any other machine
  --json      prints one line of JSON

docs/operations.md says more.`;
