import * as v from 'valibot';
import { hasNoCredentials, noCredentials } from './web-address.ts';

const page = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check(hasNoCredentials, noCredentials),
  v.check(
    (text) => /^https?:\/\//.test(text) && text.includes('{number}') && URL.canParse(text.replace('{number}', '1')),
    'must be a web address with {number} in the place of the number, such as https://overland.example/track?n={number}',
  ),
);

/**
 * The setting of the carriers' tracking pages: `Overland=https://overland.example/track?n={number}` in the environment,
 * an object by carrier in the file.
 */
export const trackingPages = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((text) => Object.fromEntries(text.split(/\s+/).map((pair) => pair.split(/=(.*)/s, 2)))),
    ),
    v.looseObject({}),
  ]),
  v.record(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), page),
);

/** A carrier's tracking page for a package number; undefined for a carrier without one. */
export const trackingUrlsOf = (
  pages: Readonly<Record<string, string>> = {},
  carrier: string,
): ((trackingNumber: string) => string) | undefined => {
  const template = Object.hasOwn(pages, carrier) ? pages[carrier] : undefined;
  if (template === undefined) return undefined;
  return (trackingNumber) => template.replaceAll('{number}', () => encodeURIComponent(trackingNumber));
};
