/**
 * What the sandbox's bank does with a card.
 * - `code_required`: approved when typed in; once stored, every further payment asks for its security code
 * - `slow`: approved, after four seconds
 * - `lost_answer`: approved, but the first answer is a 503: what became of the payment has to be asked
 */
export type SandboxOutcome =
  | 'approved'
  | 'refused'
  | 'insufficient_funds'
  | 'expired_card'
  | 'challenge'
  | 'challenge_unanswered'
  | 'code_required'
  | 'slow'
  | 'lost_answer';

export interface SandboxCard {
  readonly label: string;
  /** Valid by its check digit, issued by nobody. */
  readonly number: string;
  readonly outcome: SandboxOutcome;
}

/** The cards that the sandbox provider knows; any expiry in the future and any security code do. */
export const sandboxCards: readonly SandboxCard[] = [
  { label: 'Approved', number: '4100 0000 0000 0001', outcome: 'approved' },
  { label: 'Refused', number: '4100 0000 0000 0019', outcome: 'refused' },
  { label: 'Insufficient funds', number: '4100 0000 0000 0027', outcome: 'insufficient_funds' },
  { label: '3-D Secure challenge', number: '4100 0000 0000 0035', outcome: 'challenge' },
  { label: '3-D Secure, the bank never answers', number: '4100 0000 0000 0043', outcome: 'challenge_unanswered' },
  { label: 'Stored, it asks for its security code', number: '4100 0000 0000 0050', outcome: 'code_required' },
  { label: 'Refused as expired', number: '4100 0000 0000 0068', outcome: 'expired_card' },
  { label: 'Approved after four seconds', number: '4100 0000 0000 0076', outcome: 'slow' },
  { label: 'Approved, the first answer is lost', number: '4100 0000 0000 0084', outcome: 'lost_answer' },
];
