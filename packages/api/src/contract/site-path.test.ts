import { defaultSites, siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { contract } from './contract.ts';
import type { Call } from './define-call.ts';
import { type SITE_PATH_SERVICES, sitePathOf, splitSitePath } from './site-path.ts';

const europe = siteByCode('EUR');

/** The requirement that names each rewritten service. */
const requirementOf: Readonly<Record<(typeof SITE_PATH_SERVICES)[number], string>> = {
  svc_content: 'S7-http-02',
  svc_checkout: 'S7-http-03',
  svc_gc: 'S7-http-04',
  svc_paymentmethod: 'S7-http-05',
  svc_extrapayment: 'S7-http-06',
  svc_push: 'S7-http-07',
  svc_tax: 'S7-http-08',
  svc_bin: 'S7-http-09',
  svc_route: 'S7-http-10',
  svc_list: 'S7-http-11',
  svc_customer: 'S7-http-12',
  svc_session: 'S7-http-13',
  svc_programming: 'S7-http-14',
  svc_ticket: 'S7-http-15',
  svc_rss: 'S7-http-16',
  svc_rma: 'S7-http-17',
  svc_event: 'S7-http-18',
};

describe('path of a call', () => {
  it.each(Object.entries(requirementOf))('contains the site after %s [%s]', (service) => {
    expect(sitePathOf(`/${service}/x`, europe)).toBe(`/${service}/site/EUR/x`);
  });

  it.each(defaultSites.all.map((site) => [site.code, site] as const))(
    'contains %s unless it is the main site [S7-http-01]',
    (code, site) => {
      const expected = code === 'USA' ? '/svc_list/lists' : `/svc_list/site/${code}/lists`;
      expect(sitePathOf('/svc_list/lists', site)).toBe(expected);
    },
  );

  it('does not contain a site that has no path of its own [S7-http-01]', () => {
    expect(sitePathOf('/svc_list/lists', { code: 'CAN', basePath: '' })).toBe('/svc_list/lists');
  });

  it('contains the site in the heartbeat [S7-http-19]', () => {
    expect(sitePathOf('/svc_ssr/heartbeat', europe)).toBe('/svc_ssr/site/EUR/heartbeat');
  });

  it('contains the site of the search token exactly once [S7-http-20]', () => {
    expect(sitePathOf('/svc_ssr/site/EUR/rfktkn', europe)).toBe('/svc_ssr/site/EUR/rfktkn');
    expect(sitePathOf('/svc_ssr/rfktkn', europe)).toBe('/svc_ssr/site/EUR/rfktkn');
  });

  it.each(['/svc_shipping/shipping/rates/get', '/svc_ssr/countries', '/svc_ssr/regions', '/svc_search/query'])(
    'is %s unchanged [S7-http-21]',
    (path) => {
      expect(sitePathOf(path, europe)).toBe(path);
    },
  );

  it('is parsed by the backend back to the path in the contract', () => {
    const calls: readonly Call[] = Object.values(contract).flatMap((service) => Object.values(service));
    for (const { path } of calls) {
      const stated = path.replace(/:code/, 'EUR').replace(/:(\w+)/g, '7');
      const split = splitSitePath(sitePathOf(stated, europe));
      expect(split.path).toBe(stated);
      expect(split.siteCode).toBe(sitePathOf(stated, europe).includes('/site/EUR/') ? 'EUR' : undefined);
    }
  });

  it('is not parsed for a service outside the list, or for an unknown site code', () => {
    const offTheList = '/svc_shipping/site/EUR/shipping/rates/get';
    expect(splitSitePath(offTheList)).toEqual({ path: offTheList, siteCode: undefined });
    expect(splitSitePath('/svc_list/site/Moon1/lists')).toEqual({
      path: '/svc_list/site/Moon1/lists',
      siteCode: undefined,
    });
  });
});
