/** Number of mails that are shown. */
export const shown = 20;

/** How `npm run outbox` is called. */
export const usage = `Usage:
  npm run outbox
  npm run outbox -- failed
  npm run outbox -- retry MAIL|failed

Shows the latest ${shown} mails: what was sent, the mail server's answer where it did not take one, and the text of those that
were not sent.
failed: shows those that are not tried any more: the mail server refused them for good, or they waited for a week.
retry: has one of them, or all of them, sent again. MAIL is the id that failed prints.`;
