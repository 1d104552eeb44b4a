import { NotFound, Page } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { suggestions } = useRouteData<typeof loader>();
  return (
    <Page>
      <NotFound homeUrl="/" searchUrl="/search" suggestions={suggestions} />
    </Page>
  );
};
