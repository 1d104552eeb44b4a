/** Why a completion that needs a mandate is refused (`ap2_mandate.json`, `error_code`). */
export type MandateCode =
  | 'mandate_required'
  | 'agent_missing_key'
  | 'mandate_invalid_signature'
  | 'mandate_expired'
  | 'mandate_scope_mismatch'
  | 'merchant_authorization_invalid'
  | 'merchant_authorization_missing';

/** A mandate that does not count. */
export interface MandateFault {
  readonly code: MandateCode;
  /** For the developer of the platform. */
  readonly content: string;
}
