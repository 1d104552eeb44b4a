/** Why a completion that requires a mandate is refused (`ap2_mandate.json`, `error_code`). */
export type MandateCode =
  | 'mandate_required'
  | 'agent_missing_key'
  | 'mandate_invalid_signature'
  | 'mandate_expired'
  | 'mandate_scope_mismatch'
  | 'merchant_authorization_invalid'
  | 'merchant_authorization_missing';

/** An invalid mandate. */
export interface MandateFault {
  readonly code: MandateCode;
  /** For the platform's developer. */
  readonly content: string;
}
