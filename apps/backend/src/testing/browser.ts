import type { SiteCode } from '@ironcart/core/site';
import type { Backend } from '../create-backend.ts';
import { type Browser, openBrowser } from '../demo-history/open-browser.ts';

export const testOrigin = 'http://store.test';

/**
 * @param knownCookie of an existing session
 */
export const createBrowser = (backend: Pick<Backend, 'fetch'>, siteCode: SiteCode, knownCookie?: string): Browser =>
  openBrowser(backend, { origin: testOrigin, siteCode, knownCookie });
