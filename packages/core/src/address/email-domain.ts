/** An e-mail with the letters A to Z of its domain in lower case: there, unlike before the @, case carries no meaning. */
export const withLowerCaseDomain = (email: string): string => {
  const domain = email.lastIndexOf('@') + 1;
  if (domain === 0) return email;
  return email.slice(0, domain) + email.slice(domain).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
};
