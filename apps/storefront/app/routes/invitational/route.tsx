import { ButtonLink, EmptyState, Page } from '@ironcart/react-ui';
import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const data = useRouteData<typeof loader>();
  if (!data.isAnnounced) {
    return (
      <Page>
        <EmptyState
          headingLevel={1}
          title="Nothing is announced yet"
          text="The dates, the schedule and the athletes are published here."
          action={<ButtonLink href="/">To the shop</ButtonLink>}
        />
      </Page>
    );
  }
  const { page, head: _head, isAnnounced: _isAnnounced, ...content } = data;
  return <ContentPageView {...content} title={page.title} />;
};
