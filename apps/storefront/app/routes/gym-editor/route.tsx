import { Page, PageHeading } from '@ironcart/react-ui';
import { useFormAnswer, useRouteData } from '../../data/use-route-data.ts';
import { GymMessages } from '../../gym/GymMessages.tsx';
import { gymEditorPath } from '../../gym/gym-paths.ts';
import { PlannedGym } from '../../gym/PlannedGym.tsx';
import { PlannerNav } from '../../gym/PlannerNav.tsx';
import { StartForm } from '../../gym/StartForm.tsx';
import type { action, loader } from './route.server.ts';

export const Component = () => {
  const shown = useRouteData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  return (
    <Page>
      <PageHeading title="Plan a gym" ways={<PlannerNav current={gymEditorPath} />} />
      {shown.draft === undefined ? (
        <>
          <GymMessages {...answer} />
          <StartForm />
        </>
      ) : (
        <PlannedGym {...shown} answer={answer ?? shown.unsaved} />
      )}
    </Page>
  );
};
