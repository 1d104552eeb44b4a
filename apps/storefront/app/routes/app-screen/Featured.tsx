import { EmptyState, Page, PageHeading, ProductGrid } from '@ironcart/react-ui';
import type { ScreenData } from './read-screen.server.ts';

/** The first products in the store's own order (S2-appscreens-04). */
export const Featured = ({ cards }: ScreenData<'featured'>) => (
  <Page>
    <PageHeading title="Featured" />
    {cards.length > 0 ? (
      <ProductGrid cards={cards} headingLevel={2} label="Featured" />
    ) : (
      <EmptyState title="Nothing here yet" text="The store has no products on this site." />
    )}
  </Page>
);
