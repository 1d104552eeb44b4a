import { ChoiceLinks, EmptyState, Page, PageHeading, ProductGrid } from '@ironcart/react-ui';
import { appScreensPath } from '../../shell/app-screen.ts';
import type { ScreenData } from './read-screen.server.ts';

/** The current promotions (S2-appscreens-08, -09). */
export const Rapidfire = ({ model, choices, cards }: ScreenData<'rapidfire'>) => (
  <Page>
    <PageHeading title="Rapidfire" intro={model === '' ? 'Promotions that run now' : `Promotions of "${model}"`} />
    <ChoiceLinks
      label="Kind of promotion"
      links={choices.map(({ query, ...choice }) => ({
        ...choice,
        href: `${appScreensPath}/account/notifications/rapidfire?${query}`,
      }))}
    />
    {cards.length > 0 ? (
      <ProductGrid cards={cards} headingLevel={2} label="Rapidfire" />
    ) : (
      <EmptyState title="Nothing runs now" text="Promotions end when the last piece is sold." />
    )}
  </Page>
);
