import { ChangeEmailForm, KeptCards, NewsletterPreferences, PageHeading } from '@ironcart/react-ui';
import { useNavigation } from 'react-router';
import { useFormAnswer, useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { action, loader } from './route.server.ts';

const target = { action: '/account/settings' } as const;

export const Component = () => {
  const { email, subscriptions, cards } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const lists = useOuterRouteData<typeof rootLoader>('root')?.newsletters ?? [];
  const { formAction, formData } = useNavigation();
  const isBusy = formAction !== undefined;
  const removed = answer?.form === 'cards' ? answer : undefined;
  const isRemovingCard = formData?.has('removedCard') ?? false;
  const isChangingEmail = formData?.has('email') ?? false;
  const newsletters = answer?.form === 'newsletters' ? answer : undefined;
  const change = answer?.form === 'email' ? answer : undefined;
  return (
    <>
      <PageHeading title="Account settings" />
      <ChangeEmailForm
        target={target}
        email={email}
        wanted={change?.wanted}
        errors={change?.errors}
        sent={change?.sent}
        isBusy={isBusy && isChangingEmail}
      />
      <KeptCards cards={cards} target={target} outcome={removed?.outcome} isBusy={isBusy && isRemovingCard} />
      <NewsletterPreferences
        target={target}
        email={email}
        lists={lists}
        chosen={newsletters?.outcome === 'notSaved' ? newsletters.wanted : subscriptions}
        outcome={newsletters?.outcome}
        isBusy={isBusy && !isChangingEmail && !isRemovingCard}
      />
    </>
  );
};
