/**
 * - `invalid`: `npm start` refuses it
 * - `missing`: a store that takes money needs it
 * - `dangerous`: it works, but harms shoppers or the merchant
 * - `unreachable`: another machine does not respond or refuses the account
 * - `advice`: recommended, but not required
 */
export type FaultLevel = 'invalid' | 'missing' | 'dangerous' | 'unreachable' | 'advice';

export interface Fault {
  readonly level: FaultLevel;
  /** One sentence that states what was found, without any secret. */
  readonly message: string;
  /** One sentence that states the remedy. */
  readonly fix: string;
  /** A page of the documentation with its section. */
  readonly docs: string;
}

/** One line of the doctor's report. */
export type Finding = Fault | { readonly level: 'ok'; readonly message: string };

export const ok = (message: string): Finding => ({ level: 'ok', message });

/** A fault, if the condition holds. */
export const faultIf = (condition: boolean, fault: Fault): readonly Fault[] => (condition ? [fault] : []);

/** Whether a finding needs no action before the store opens to shoppers. */
export const isHarmless = ({ level }: Finding): boolean => level === 'ok' || level === 'advice';
