import { readConsent } from '@ironcart/core/visitor';
import { data } from 'react-router';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Debug', isPrivate: true };

/** Debug data of this visit, only in debug mode (S6-debug-01), without personal data. */
export const loader = async ({ context }: RouteArgs) => {
  const { api, site, device, isDebug, now, cookieText } = context;
  if (!isDebug) throw data({ code: 'not_found' }, { status: 404 });
  const customer = await context.customer();
  const [flags, release] = await Promise.all([context.flags(), api.site.heartbeat().catch(() => undefined)]);
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Site', `${site.code}, store ${site.storeId}, ${site.currency}, ${site.locale}`],
    ['Release', release === undefined ? 'not told' : `${release.hash}, ${release.buildDate}`],
    ['Time of the server', new Date(now).toISOString()],
    ['Device', device.kind === 'app' ? `app ${device.version} on ${device.platform}` : 'browser'],
    ['Shopper', `group ${customer?.groupId ?? 0}, segments ${customer?.segments.join(' ') || 'none'}`],
    [
      'Consent',
      Object.entries(readConsent(cookieText, site))
        .map(([name, on]) => `${name} ${on ? 'yes' : 'no'}`)
        .join(', '),
    ],
    ...Object.entries(flags).map(([name, value]) => [`Flag ${name}`, String(value)] as const),
  ];
  return { head, facts };
};
