import {
  ChangeEmailForm,
  ChangePasswordForm,
  LinkedAssistants,
  LogIns,
  NewsletterPreferences,
  NotificationSettings,
  PageHeading,
  ProfileForm,
  YourData,
} from '@ironcart/react-ui';
import { useHref } from 'react-router';
import { noticesPath } from '../../account/account-pages.ts';
import { deleteAccountPath, personalDataPath } from '../../account/personal-data-paths.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useOuterRouteData, useRouteData } from '../../data/use-route-data.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import type { action, loader } from './route.server.ts';
import { type SettingsForm, settingsTarget } from './settings-forms.ts';

export const Component = () => {
  const { email, profile, passwordLength, subscriptions, awaited, logIns, assistants, saved } =
    useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const lists = useOuterRouteData<typeof rootLoader>('root')?.newsletters ?? [];
  const busyForm = usePendingForm()?.get('form');
  const common = (form: SettingsForm) => ({ target: settingsTarget(form), isBusy: busyForm === form });
  const isSaved = (form: SettingsForm) => answer === undefined && saved === form;
  const newsletters = answer?.form === 'newsletters' ? answer : undefined;
  const change = answer?.form === 'email' ? answer : undefined;
  const named = answer?.form === 'profile' ? answer : undefined;
  return (
    <>
      <PageHeading title="Account settings" />
      <ProfileForm
        {...common('profile')}
        values={named?.values ?? profile}
        errors={named?.errors}
        isSaved={isSaved('profile')}
      />
      <ChangeEmailForm
        {...common('email')}
        email={email}
        wanted={change?.wanted}
        errors={change?.errors}
        sent={change?.sent}
      />
      <ChangePasswordForm
        {...common('password')}
        length={passwordLength}
        errors={answer?.form === 'password' ? answer.errors : undefined}
        isSaved={isSaved('password')}
      />
      <NewsletterPreferences
        {...common('newsletters')}
        email={email}
        lists={lists}
        chosen={newsletters?.outcome === 'notSaved' ? newsletters.wanted : subscriptions}
        outcome={newsletters?.outcome}
      />
      <NotificationSettings
        {...common('notices')}
        awaited={awaited}
        awaitedUrl={noticesPath}
        isEnded={isSaved('notices')}
      />
      <LogIns {...common('logIns')} places={logIns} isEnded={isSaved('logIns')} />
      <LinkedAssistants {...common('links')} assistants={assistants} isUnlinked={isSaved('links')} />
      <YourData fileUrl={useHref(personalDataPath)} deleteUrl={deleteAccountPath} />
    </>
  );
};
