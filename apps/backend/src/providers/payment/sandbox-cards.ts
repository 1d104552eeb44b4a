/** What the sandbox's bank does with a card. */
export type SandboxOutcome = 'approved' | 'refused' | 'insufficient_funds' | 'challenge' | 'challenge_unanswered';

export interface SandboxCard {
  readonly label: string;
  /** Valid by its check digit, issued by nobody. */
  readonly number: string;
  readonly outcome: SandboxOutcome;
}

/** The cards that the sandbox provider knows; any expiry in the future and any CVC do. */
export const sandboxCards: readonly SandboxCard[] = [
  { label: 'Approved', number: '4100 0000 0000 0001', outcome: 'approved' },
  { label: 'Refused', number: '4100 0000 0000 0019', outcome: 'refused' },
  { label: 'Insufficient funds', number: '4100 0000 0000 0027', outcome: 'insufficient_funds' },
  { label: '3-D Secure challenge', number: '4100 0000 0000 0035', outcome: 'challenge' },
  { label: '3-D Secure, the bank never answers', number: '4100 0000 0000 0043', outcome: 'challenge_unanswered' },
];
