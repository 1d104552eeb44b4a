import { NewsletterPreferences, Page, PageHeading } from '@ironcart/react-ui';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useOuterRouteData } from '../../data/use-route-data.ts';
import { appScreensPath } from '../../shell/app-screen.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { ScreenData } from './read-screen.server.ts';
import type { action } from './route.server.ts';

const target = { action: `${appScreensPath}/account/notifications/preferences` } as const;

/** The customer's mail notifications, including rapidfire (S2-appscreens-07). */
export const NotificationPreferences = ({ email, subscriptions }: ScreenData<'preferences'>) => {
  const answer = useFormAnswer<typeof action>();
  const lists = useOuterRouteData<typeof rootLoader>('root')?.newsletters ?? [];
  const isBusy = usePendingForm() !== undefined;
  return (
    <Page>
      <PageHeading title="Notification preferences" />
      <NewsletterPreferences
        target={target}
        email={email}
        lists={lists}
        chosen={answer?.outcome === 'notSaved' ? answer.wanted : subscriptions}
        outcome={answer?.outcome}
        isBusy={isBusy}
      />
    </Page>
  );
};
