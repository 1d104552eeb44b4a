/** The deployment's account with PayPal: its public client id, and the currency of the site. */
export interface PayPalAccount {
  readonly clientId: string;
  readonly currency: string;
}
