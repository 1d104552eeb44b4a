/** Where the forms of preferences post to; `preference` says of which, `from` where the shopper goes on. */
export const preferencesPath = '/preferences';

/** The fields of a form that turns the high-contrast mode on or off. */
export const contrastTarget = (isHighContrast: boolean, from: string) => ({
  action: preferencesPath,
  fields: { preference: 'contrast', contrast: isHighContrast ? 'plain' : 'high', from },
});

/** The fields of the form that asks for consent. */
export const consentTarget = (from: string) => ({
  action: preferencesPath,
  fields: { preference: 'consent', from },
});

/** The address of a page with the choices about cookies on it. @param page a path with its query */
export const consentUrl = (page: string): string => {
  const [path = '', query = ''] = page.split('?', 2);
  const parameters = query.split('&').filter((parameter) => parameter !== '' && !parameter.startsWith('cookies='));
  return `${path}?${[...parameters, 'cookies=choose'].join('&')}`;
};
