/** Where the settings are, and where their forms go. */
export const settingsPath = '/account/settings';

/** The forms of the page; each says which it is in its field `form`. */
export type SettingsForm = 'profile' | 'email' | 'password' | 'newsletters' | 'logIns';

/** The target of one of the page's forms. */
export const settingsTarget = (form: SettingsForm) => ({ action: settingsPath, fields: { form } });

const savedName = 'saved';

/** The page after a form was saved: it says so, and reads everything again. */
export const afterSaving = (form: SettingsForm): string => `${settingsPath}?${savedName}=${form}`;

/** Which form was just saved, by the page's address. */
export const savedForm = (parameters: URLSearchParams): string | undefined => parameters.get(savedName) ?? undefined;
