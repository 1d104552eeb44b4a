import { defaultSites, type Site } from '@ironcart/core/site';
import type { ReactNode } from 'react';
import type { PriceView } from '../price/Price.tsx';
import { UiProvider } from '../theme/UiProvider.tsx';

export interface EverySiteProps {
  readonly children: (site: Site) => ReactNode;
}

/** The same view once per site, in its currency and formats. */
export const EverySite = ({ children }: EverySiteProps) => (
  <div
    style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))' }}
  >
    {defaultSites.all.map((site) => (
      <section key={site.code} aria-label={site.name}>
        <p style={{ fontSize: 'var(--text-1)' }}>{site.name}</p>
        <UiProvider currency={site.currency} locale={site.locale}>
          {children(site)}
        </UiProvider>
      </section>
    ))}
  </div>
);

/** A price as a site shows it: on sites with VAT first, a fifth more, with the price without VAT next to it. */
export const priceOn = ({ showsTaxExclusivePrice }: Site, price: PriceView): PriceView =>
  showsTaxExclusivePrice
    ? { ...price, taxExclusiveAmount: Math.round(price.amount / 1.2) as PriceView['amount'] }
    : price;
