import { ButtonLink, Notice, Page, PageHeading } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { gymEditorPath, plannedGymsPath } from '../../gym/gym-paths.ts';
import { NoGyms, OwnGyms } from '../../gym/OwnGyms.tsx';
import { PlannerNav } from '../../gym/PlannerNav.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { own, planned, loginPath } = useRouteData<typeof loader>();
  return (
    <Page>
      <PageHeading
        title="My Gyms"
        intro="Gyms that you saved follow you to every device."
        ways={<PlannerNav current={plannedGymsPath} />}
      />
      {planned && (
        <Notice
          title={planned.name}
          action={
            <ButtonLink href={gymEditorPath} variant="primary">
              Go on planning
            </ButtonLink>
          }
        >
          The gym that you are planning in this browser: {planned.pieces} {planned.pieces === 1 ? 'piece' : 'pieces'}.
        </Notice>
      )}
      {own === undefined ? (
        <Notice action={<ButtonLink href={loginPath}>Log in</ButtonLink>}>
          Log in to save gyms and to see those that you saved.
        </Notice>
      ) : (
        <OwnGyms gyms={own.gyms} pieces={own.pieces} />
      )}
      {own === undefined && planned === undefined && <NoGyms />}
    </Page>
  );
};
