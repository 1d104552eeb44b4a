export { loginFields, profileFields, registerFields } from './account-fields.ts';
export { eventProfileFields } from './event-profile-fields.ts';
export { findOrderFields } from './find-order-fields.ts';
export { newsletterFields } from './newsletter-fields.ts';
export { numberValue } from './number-value.ts';
export {
  changeEmailFields,
  changePasswordFields,
  deleteAccountFields,
  forgotPasswordFields,
  newPasswordFields,
} from './password-fields.ts';
export { isStorableText } from './storable-text.ts';
export { tryAgainIn } from './try-again-in.ts';
export {
  cardNumberMessage,
  emailMessage,
  type FieldIssue,
  type FieldIssueCode,
  type FieldRules,
  type FieldSet,
  type FieldValues,
  firstMessages,
  isBlank,
  requiredMessage,
  validateField,
  validateFields,
  validateOrderEmail,
} from './validate-field.ts';
