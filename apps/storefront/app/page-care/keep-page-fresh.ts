import { createPageClient } from '@ironcart/api/client';
import { preferredCountryOf } from '@ironcart/core/visitor';
import {
  healthTicksMachine,
  networkMachine,
  releaseWatchMachine,
  selectIsOnline,
  selectIsOutdated,
  selectMustReload,
  sessionMachine,
} from '@ironcart/shop-machines';
import { createSessionPorts } from '@ironcart/shop-machines/wire-api';
import { createActor } from 'xstate';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';
import { showNetwork } from '../adapters/show-network.ts';
import type { CaredSite } from '../navigation/page-visit.ts';
import { preloadRelease } from '../offline/tell-worker.ts';
import { reportForeignHost } from './report-foreign-host.ts';
import { shownFlags, watchFlags } from './watch-flags.ts';

export interface FreshPageOptions {
  readonly site: CaredSite;
  readonly isLoggedIn: boolean;
  /** Reloads the page's data; a failure would replace the page. */
  readonly reload: () => Promise<void>;
  /** Reloads the whole page; default: the browser's reload. */
  readonly reloadPage?: (() => void) | undefined;
  /** Milliseconds since the epoch; default: the system clock. */
  readonly now?: (() => number) | undefined;
}

/** Keeps an open page current. */
export interface FreshPage {
  /** Called after navigation: after a day, or a release, the whole page is reloaded (S4-session-02, -03). */
  readonly pageChanged: () => void;
  readonly stop: () => void;
}

/**
 * Extends a customer's session, and keeps the cart's products and promotions current while the page is open
 * (S9-health).
 */
export const keepPageFresh = (options: FreshPageOptions): FreshPage => {
  const { site, isLoggedIn, reload, reloadPage = () => window.location.reload(), now = Date.now } = options;
  const client = createPageClient({
    baseUrl: window.location.origin,
    site,
    appParams: site.appParams,
    onResponse: noticeRateLimit,
  });
  const reloadWhereTheStoreAnswers = async () => {
    await client.site.heartbeat();
    await reload();
  };
  const session = createActor(sessionMachine, { input: { ports: createSessionPorts(client, now), isLoggedIn } });
  session.on('session.ended', () => void reloadWhereTheStoreAnswers().catch(() => undefined));
  const releases = createActor(releaseWatchMachine, { input: { ports: { preload: preloadRelease } } }).start();
  const seeRelease = async () => {
    releases.send({ type: 'heartbeat.seen', release: await client.site.heartbeat() });
  };
  const health = createActor(healthTicksMachine, {
    input: {
      isOnCheckout: false,
      ports: {
        cartProducts: reloadWhereTheStoreAnswers,
        promotions: reloadWhereTheStoreAnswers,
        heartbeat: seeRelease,
      },
    },
  });
  const resume = () => {
    if (document.visibilityState === 'visible') session.send({ type: 'page.resumed' });
  };
  const network = createActor(networkMachine, { input: { isOnline: navigator.onLine } });
  network.subscribe((snapshot) => showNetwork(document, selectIsOnline(snapshot)));
  const restore = () => {
    network.send({ type: 'network.restored' });
    session.send({ type: 'network.restored' });
  };
  const lose = () => network.send({ type: 'network.lost' });
  document.addEventListener('visibilitychange', resume);
  window.addEventListener('online', restore);
  window.addEventListener('offline', lose);
  network.start();
  const flags = watchFlags(client, {
    country: preferredCountryOf(document.cookie),
    digest: shownFlags(),
    reload: () => void reloadWhereTheStoreAnswers().catch(() => undefined),
  });
  // A guest's session is not extended: its cart lives as long as its cookie.
  if (isLoggedIn) session.start();
  health.start();
  void reportForeignHost(client, {
    host: window.location.host,
    address: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
  });
  void seeRelease().catch(() => undefined);
  return {
    pageChanged: () => {
      flags.touch();
      const hasAged = selectMustReload(session.getSnapshot(), now());
      if (hasAged || selectIsOutdated(releases.getSnapshot())) reloadPage();
    },
    stop: () => {
      document.removeEventListener('visibilitychange', resume);
      window.removeEventListener('online', restore);
      window.removeEventListener('offline', lose);
      network.stop();
      flags.close();
      session.stop();
      health.stop();
    },
  };
};
