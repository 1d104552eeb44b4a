import { ContentPageView } from '../../content/ContentPageView.tsx';
import { useFormAnswer } from '../../data/use-route-data.ts';
import type { action } from '../entity/route.server.ts';
import { useEntity } from '../entity/use-entity.ts';

export const Component = () => {
  const { page, ...content } = useEntity('page');
  return <ContentPageView {...content} title={page.title} formAnswer={useFormAnswer<typeof action>()} />;
};
