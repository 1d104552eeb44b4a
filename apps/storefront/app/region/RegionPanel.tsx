import { createPageClient } from '@ironcart/api/client';
import type { SiteCode, Sites } from '@ironcart/core/site';
import { RegionPrompt, useSelector } from '@ironcart/react-ui';
import { regionPromptMachine, selectRegionOffer } from '@ironcart/shop-machines';
import { useEffect, useState } from 'react';
import { createActor } from 'xstate';
import { setBrowserCookie } from '../preferences/set-browser-cookie.ts';
import { arrivalUrl } from './arrival-url.ts';
import { createRegionPorts } from './region-ports.ts';

export interface RegionPanelProps {
  readonly siteCode: SiteCode;
  /** The current path including the site: '/eu/cart'. */
  readonly pathname: string;
  /** Number of pieces in this site's cart. */
  readonly cartCount: number;
  /** The sites on other domains. */
  readonly domains: Readonly<Partial<Record<SiteCode, string>>>;
  /** All sites of the store. */
  readonly sites: Sites;
}

const createPrompt = ({ siteCode, pathname, sites }: Omit<RegionPanelProps, 'domains' | 'cartCount'>) => {
  const site = sites.byCode(siteCode);
  const { origin, protocol } = window.location;
  const ports = createRegionPorts({
    client: createPageClient({ baseUrl: origin, site }),
    site,
    sites,
    isHttps: protocol === 'https:',
    setCookie: setBrowserCookie,
  });
  return createActor(regionPromptMachine, { input: { ports, pathname, device: { kind: 'browser' } } });
};

/** The region prompt, connected to the store and the current page. Loaded late, and only where it can be shown. */
export const RegionPanel = (props: RegionPanelProps) => {
  const { siteCode, pathname, cartCount, domains } = props;
  const [actor] = useState(() => createPrompt(props));
  const offer = useSelector(actor, selectRegionOffer);

  useEffect(() => {
    actor.start();
  }, [actor]);

  useEffect(() => {
    if (actor.getSnapshot().context.pathname !== pathname) actor.send({ type: 'place.changed', pathname });
  }, [actor, pathname]);

  return (
    <RegionPrompt
      offer={
        offer && {
          siteName: offer.site.name,
          currency: offer.site.currency,
          href: arrivalUrl((domains[offer.site.code] ?? '') + offer.path, { left: siteCode, kept: cartCount }),
        }
      }
      onStay={() => actor.send({ type: 'stay.chosen' })}
      onLeave={() => actor.send({ type: 'leave.chosen' })}
    />
  );
};
