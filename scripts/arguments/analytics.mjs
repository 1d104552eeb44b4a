/** How `npm run analytics` is called. */
export const usage = `Usage:
  npm run analytics
  npm run analytics -- DAYS

Prints the shopper events of the last DAYS days (1 to 400, by default 30), recorded with consent, and the delivery to
each analytics service. Ends with code 3 if messages to a service were given up.`;
