/** The file with everything that is stored about the customer. */
export const personalDataPath = '/account/settings/my-data.json';

/** The page that deletes the account. */
export const deleteAccountPath = '/account/settings/delete';

const deleted = { name: 'deleted', value: 'account' } as const;

/** Destination after an account was deleted. */
export const afterDeletion = `/login?${deleted.name}=${deleted.value}`;

/** Whether the log-in page follows the deletion of an account. */
export const hasDeletedAccount = (page: URL): boolean => page.searchParams.get(deleted.name) === deleted.value;
