/** Target of the preference forms; `preference` names the form, `from` the page to return to. */
export const preferencesPath = '/preferences';

/** The fields of a form that turns the high-contrast mode on or off. */
export const contrastTarget = (isHighContrast: boolean, from: string) => ({
  action: preferencesPath,
  fields: { preference: 'contrast', contrast: isHighContrast ? 'plain' : 'high', from },
});

/** The fields of the consent form. */
export const consentTarget = (from: string) => ({
  action: preferencesPath,
  fields: { preference: 'consent', from },
});

/** The URL of a page with the consent panel open. @param page a path with its query */
export const consentUrl = (page: string): string => {
  const [path = '', query = ''] = page.split('?', 2);
  const parameters = query.split('&').filter((parameter) => parameter !== '' && !parameter.startsWith('cookies='));
  return `${path}?${[...parameters, 'cookies=choose'].join('&')}`;
};
