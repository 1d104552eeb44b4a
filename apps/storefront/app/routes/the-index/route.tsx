import { Article, Breadcrumbs, Page } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import { ArticleListing } from '../../editorial/ArticleListing.tsx';
import type { loader } from './route.server.ts';

export const Component = () => {
  const shown = useRouteData<typeof loader>();
  return (
    <Page>
      {shown.kind === 'list' ? (
        <ArticleListing list={shown} />
      ) : (
        <>
          <Breadcrumbs items={shown.breadcrumbs} />
          <Article {...shown.article} />
        </>
      )}
    </Page>
  );
};
