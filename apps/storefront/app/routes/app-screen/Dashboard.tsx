import { ButtonLink, LinkTiles, Page, PageHeading, ProductGrid } from '@ironcart/react-ui';
import { tellApp } from '../../adapters/tell-app.ts';
import { appScreensPath } from '../../shell/app-screen.ts';
import type { ScreenData } from './read-screen.server.ts';

/** The first screen of the native app (S2-appscreens-13..22). */
export const Dashboard = ({ firstname, banners, categories, cards, customization }: ScreenData<'dashboard'>) => (
  <Page>
    <PageHeading title={firstname === undefined ? 'Welcome' : `Good to see you, ${firstname}`} />
    <LinkTiles label="Top categories" tiles={categories} />
    {cards.length > 0 && <ProductGrid cards={cards} headingLevel={2} label="Featured" />}
    <LinkTiles
      label="For you"
      tiles={banners.map(({ screen, ...banner }) => ({
        ...banner,
        ...(screen === undefined ? {} : { onOpen: () => tellApp({ type: 'openScreen', screen }) }),
      }))}
    />
    <LinkTiles
      label="Your account"
      tiles={[
        { label: 'Orders', href: `${appScreensPath}/account/orders` },
        { label: 'Notifications', href: `${appScreensPath}/account/notifications` },
      ]}
    />
    {customization && (
      <ButtonLink href={customization.href} isWide>
        {customization.label}
      </ButtonLink>
    )}
  </Page>
);
