import { Notice, Page } from '@ironcart/react-ui';
import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { page, until, ...content } = useRouteData<typeof loader>();
  return (
    <>
      {until !== undefined && (
        <Page>
          <Notice tone="warning">A preview, not published: this link ends on {until}.</Notice>
        </Page>
      )}
      <ContentPageView {...content} title={page.title} />
    </>
  );
};
