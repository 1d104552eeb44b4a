import { AccountRows, ButtonLink, DateText, EmptyState, Page, PageHeading, Unbroken } from '@ironcart/react-ui';
import { appScreensPath } from '../../shell/app-screen.ts';
import type { ScreenData } from './read-screen.server.ts';

/** The customer's notifications (S2-appscreens-06). */
export const Notifications = ({ notifications }: ScreenData<'notifications'>) => (
  <Page>
    <PageHeading title="Notifications">
      <ButtonLink href={`${appScreensPath}/account/notifications/rapidfire`}>Rapidfire</ButtonLink>
      <ButtonLink href={`${appScreensPath}/account/notifications/preferences`}>Preferences</ButtonLink>
    </PageHeading>
    {notifications.length === 0 ? (
      <EmptyState title="Nothing new" text="News of your orders arrives here." />
    ) : (
      <AccountRows
        rows={notifications.map(({ id, title, orderId, picture, href, at }) => ({
          id,
          title,
          href,
          picture: picture ?? null,
          facts: [
            { label: 'Order', value: <Unbroken>{orderId}</Unbroken> },
            { label: 'Ordered', value: <DateText value={at} /> },
          ],
        }))}
      />
    )}
  </Page>
);
