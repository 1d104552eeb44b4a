import { PageHeading } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { OwnGyms } from '../../gym/OwnGyms.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { gyms, pieces } = useRouteData<typeof loader>();
  return (
    <>
      <PageHeading title="My gyms" intro="The gyms that you planned. Only you see them, unless you share one." />
      <OwnGyms gyms={gyms} pieces={pieces} />
    </>
  );
};
