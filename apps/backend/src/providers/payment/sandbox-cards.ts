/**
 * The behaviour of the sandbox's bank for a card.
 * - `code_required`: approved when typed in; once stored, every further payment requires its security code
 * - `slow`: approved after four seconds
 * - `lost_answer`: approved, but the first response is a 503, so that the payment's state has to be queried
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
  /** Valid check digit, but not issued by any bank. */
  readonly number: string;
  readonly outcome: SandboxOutcome;
}

/** The sandbox provider's test cards; any future expiry and any security code are accepted. */
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
