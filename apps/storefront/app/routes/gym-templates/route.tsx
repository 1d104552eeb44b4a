import { ButtonLink, EmptyState, Page, PageHeading, TemplateFinder } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { gymEditorPath, gymTemplatesPath } from '../../gym/gym-paths.ts';
import { PlannerNav } from '../../gym/PlannerNav.tsx';
import { TemplateCards } from '../../gym/TemplateCards.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { room, budgetText, budget, gyms, pieces, currency } = useRouteData<typeof loader>();
  return (
    <Page>
      <PageHeading
        title="Gym templates"
        intro="Tell us the size of your room and what you want to spend. Each template is arranged in your room, with space to use everything in it."
        ways={<PlannerNav current={gymTemplatesPath} />}
      />
      <TemplateFinder action={gymTemplatesPath} room={room} budget={budgetText} currency={currency} />
      {gyms.length > 0 ? (
        <TemplateCards gyms={gyms} pieces={pieces} budget={budget} />
      ) : (
        <EmptyState
          title="No template fits this room"
          text="Plan it piece by piece: the planner says what fits."
          action={<ButtonLink href={gymEditorPath}>Plan a gym</ButtonLink>}
        />
      )}
    </Page>
  );
};
