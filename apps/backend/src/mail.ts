export { type OutboxMail, readOutbox } from './providers/mail/mail-outbox.ts';
