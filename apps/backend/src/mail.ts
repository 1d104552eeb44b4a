export { countFailedMails, type OutboxMail, readOutbox, retryFailedMails } from './providers/mail/mail-outbox.ts';
