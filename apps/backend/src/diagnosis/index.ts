export { type DatabaseTrouble, databaseTroubleOf, remedyOfNoConnection } from '../db/database-trouble.ts';
export { answerWithin } from '../providers/answer-within.ts';
export { verifySmtpServer } from '../providers/mail/smtp-transport.ts';
export { askAdyen, askPayPal, type ProviderDiagnosis } from './ask-payment-providers.ts';
export {
  connectionOf,
  type DatabaseConnection,
  type DatabaseDiagnosis,
  diagnoseDatabase,
} from './diagnose-database.ts';
export { diagnoseReplica } from './diagnose-replica.ts';
