/** Message of an e-mail field whose value is not an address (S5-email-01). */
export const emailMessage = 'Please enter a valid email';

/** The error of an order whose customer has no valid e-mail (S5-email-09). */
export const orderEmailMessage = 'Invalid email address';

/** The message of an empty required field: its own, or one composed from its label (S5-val-01..03). */
export const requiredMessage = (field: {
  readonly label?: string | undefined;
  readonly message?: string | undefined;
}): string => {
  if (field.message) return field.message;
  return field.label ? `Please enter your ${field.label.toLowerCase()}` : 'Required Field';
};
