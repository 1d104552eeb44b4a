import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { page, cards } = useRouteData<typeof loader>();
  return <ContentPageView title={page.title} blocks={page.blocks} cards={cards} />;
};
