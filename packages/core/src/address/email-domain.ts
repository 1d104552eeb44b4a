/** Converts the letters A to Z of an e-mail's domain to lower case; only there case has no meaning. */
export const withLowerCaseDomain = (email: string): string => {
  const domain = email.lastIndexOf('@') + 1;
  if (domain === 0) return email;
  return email.slice(0, domain) + email.slice(domain).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
};
