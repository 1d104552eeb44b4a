/** Path of the settings and target of their forms. */
export const settingsPath = '/account/settings';

/** The forms of the page, identified by the field `form`. */
export type SettingsForm = 'profile' | 'email' | 'password' | 'newsletters' | 'notices' | 'logIns' | 'links';

/** The target of one of the page's forms. */
export const settingsTarget = (form: SettingsForm) => ({ action: settingsPath, fields: { form } });

const savedName = 'saved';

/** The page after saving a form: shows a confirmation and reads everything again. */
export const afterSaving = (form: SettingsForm): string => `${settingsPath}?${savedName}=${form}`;

/** The form that was just saved, from the URL. */
export const savedForm = (parameters: URLSearchParams): string | undefined => parameters.get(savedName) ?? undefined;
