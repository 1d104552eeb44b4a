export const forgotPasswordPath = '/forgot-password';

const changed = { name: 'changed', value: 'password' } as const;

/** Where a shopper comes to who has changed the password. */
export const afterPasswordChange = `/login?${changed.name}=${changed.value}`;

/** Whether the log-in page is shown to a shopper who has just changed the password. */
export const hasChangedPassword = (page: URL): boolean => page.searchParams.get(changed.name) === changed.value;

const secretPaths = ['/account/reset-password/', '/account/confirm-email/'];

/** Whether the address of a page within a site is a secret: it holds the token of a mail, which changes a password or an address. */
export const isSecretPath = (pathWithinSite: string): boolean =>
  secretPaths.some((path) => pathWithinSite.startsWith(path));
