import { addressOf, type ChangeOfSite, changeParameters, withoutChange } from './change-of-site.ts';

/** The URL on the other site, with the parameters of the change. @param address a path or a whole URL */
export const arrivalUrl = (address: string, { left, kept, isElsewhere }: ChangeOfSite): string => {
  const [path = '', before] = address.split('?', 2);
  const query = withoutChange(new URLSearchParams(before));
  query.set(changeParameters.left, left);
  if (kept > 0) query.set(changeParameters.kept, String(kept));
  if (isElsewhere) query.set(changeParameters.elsewhere, '1');
  return addressOf(path, query);
};
