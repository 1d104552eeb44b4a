import { AboutMeForm, PageHeading } from '@ironcart/react-ui';
import { aboutMePath } from '../../account/account-pages.ts';
import { usePendingForm } from '../../data/use-pending-form.ts';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import type { action, loader } from './route.server.ts';

const target = { action: aboutMePath } as const;

export const Component = () => {
  const { groups, chosen, primary, isSaved } = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const isBusy = usePendingForm() !== undefined;
  return (
    <>
      <PageHeading
        title="About you"
        intro={`Say as much as you like: pages then show first what suits you.${primary ? ` At present: ${primary.toLowerCase()}.` : ''}`}
      />
      <AboutMeForm
        target={target}
        groups={groups}
        chosen={answer?.wanted ?? chosen}
        outcome={answer ? 'notSaved' : isSaved ? 'saved' : undefined}
        isBusy={isBusy}
      />
    </>
  );
};
