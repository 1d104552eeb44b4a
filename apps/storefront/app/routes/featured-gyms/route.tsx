import { ButtonLink, EmptyState, Page, PageHeading } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { featuredGymsPath, gymEditorPath, gymTemplatesPath } from '../../gym/gym-paths.ts';
import { PlannerNav } from '../../gym/PlannerNav.tsx';
import { TemplateCards } from '../../gym/TemplateCards.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { gyms, pieces } = useRouteData<typeof loader>();
  return (
    <Page>
      <PageHeading
        title="Featured Gyms"
        intro="Gyms that fit their rooms to the inch. Take one as it is, or change it until it is yours, and put all of it into the cart at once."
        ways={<PlannerNav current={featuredGymsPath} />}
      >
        <ButtonLink href={gymTemplatesPath}>What fits my room?</ButtonLink>
        <ButtonLink href={gymEditorPath} variant="primary">
          Plan from an empty room
        </ButtonLink>
      </PageHeading>
      {gyms.length > 0 ? (
        <TemplateCards gyms={gyms} pieces={pieces} />
      ) : (
        <EmptyState
          title="No gyms are featured now"
          text="Plan your own: it takes the measures of your room."
          action={<ButtonLink href={gymEditorPath}>Plan a gym</ButtonLink>}
        />
      )}
    </Page>
  );
};
