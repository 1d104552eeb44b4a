import { expect, it } from 'vitest';
import { ownAddresses } from '../../apps/backend/src/catalogue-import/own-addresses.ts';
import { isRoutePath } from '../../apps/storefront/app/routes/route-paths.ts';
import { flattenRoutes } from '../../apps/storefront/app/routes/route-table.ts';

/** Answered before the storefront. */
const beforePages = [
  ...['cache-key', 'change-site', 'healthz', 'img', 'openapi', 'provider', 'readyz'],
  ...['sandbox-captcha', 'sandbox-pay'],
];

it('reserved paths, which no category or product may have, are the paths of built-in pages and of handlers before them', () => {
  const segments = flattenRoutes().map(({ path = '' }) => path.split('/')[0] ?? '');
  const pages = segments.filter((segment) => /^[a-z0-9-]+$/.test(segment) && isRoutePath(`/${segment}`));
  expect([...ownAddresses].sort()).toEqual([...new Set([...pages, ...beforePages])].sort());
});
