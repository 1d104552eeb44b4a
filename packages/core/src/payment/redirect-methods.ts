const redirectTypes: readonly string[] = ['ideal', 'paysafecard', 'mobilepay', 'trustly', 'ebanking_fi', 'eps'];

/**
 * Whether paying leads away from the store and back (S9-payment): the listed types, and every variant of klarna,
 * told by how it begins.
 */
export const isRedirectMethod = (methodType: string): boolean =>
  redirectTypes.includes(methodType) || methodType.startsWith('klarna');
