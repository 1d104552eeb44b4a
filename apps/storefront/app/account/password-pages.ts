export const forgotPasswordPath = '/forgot-password';

const changed = { name: 'changed', value: 'password' } as const;

/** Destination after a change of password. */
export const afterPasswordChange = `/login?${changed.name}=${changed.value}`;

/** Whether the log-in page follows a change of password. */
export const hasChangedPassword = (page: URL): boolean => page.searchParams.get(changed.name) === changed.value;

const secretPaths = ['/account/reset-password/', '/account/confirm-email/'];

/** Whether a page's URL is secret: it contains the token of a mail with which a password or address can be changed. */
export const isSecretPath = (pathWithinSite: string): boolean =>
  secretPaths.some((path) => pathWithinSite.startsWith(path));
