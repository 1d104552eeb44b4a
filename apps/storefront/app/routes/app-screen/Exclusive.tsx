import { ButtonLink, Page, PageHeading, ProductCard } from '@ironcart/react-ui';
import type { ScreenData } from './read-screen.server.ts';

/** An exclusive product, announced in the app (S2-appscreens-02). */
export const Exclusive = ({ url, card }: ScreenData<'exclusive'>) => (
  <Page width="form">
    <PageHeading title="Exclusive in the app" />
    <ProductCard card={card} headingLevel={2} loading="high" sizes="(min-width: 40rem) 40rem, 92vw" />
    <ButtonLink href={url} variant="primary" isWide>
      See it and buy it
    </ButtonLink>
  </Page>
);
