import { gymCatalogue } from '@ironcart/gym-builder';
import { Button, GymCards, IntentForm, PageHeading } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { gymProjectPath } from '../../gym/gym-paths.ts';
import { NoGyms } from '../../gym/OwnGyms.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { gyms, pieces } = useRouteData<typeof loader>();
  const catalogue = gymCatalogue(pieces);
  return (
    <>
      <PageHeading title="Saved ZEUS designs" intro="Your gyms to scale, each at the price of today." />
      {gyms.length === 0 ? (
        <NoGyms />
      ) : (
        <GymCards
          gyms={gyms.map(({ id, isShared, project, problems, price }) => ({
            id,
            title: project.name,
            href: gymProjectPath(id),
            total: price.total,
            project,
            problems,
            catalogue,
            marks: isShared ? ['Shared'] : [],
            action: price.pieces > 0 && (
              <IntentForm target={{ action: gymProjectPath(id), fields: { intent: 'toCart' } }}>
                <Button type="submit" aria-label={`Add ${project.name} to the cart`}>
                  Add to the cart
                </Button>
              </IntentForm>
            ),
          }))}
        />
      )}
    </>
  );
};
