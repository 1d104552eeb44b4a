import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useEntity } from '../entity/use-entity.ts';

export const Component = () => {
  const { page, cards } = useEntity('page');
  return <ContentPageView title={page.title} blocks={page.blocks} cards={cards} />;
};
