import { NewsletterPreferences, PageHeading } from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { useFormAnswer, useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { action, loader } from './route.server.ts';

const target = { action: '/account/settings' } as const;

export const Component = () => {
  const { email, subscriptions } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const lists = useOuterRouteData<typeof rootLoader>('root')?.newsletters ?? [];
  return (
    <>
      <PageHeading title="Account settings" />
      <NewsletterPreferences
        target={target}
        email={email}
        lists={lists}
        chosen={answer?.outcome === 'notSaved' ? answer.wanted : subscriptions}
        outcome={answer?.outcome}
        isBusy={useNavigation().formAction !== undefined}
      />
    </>
  );
};
