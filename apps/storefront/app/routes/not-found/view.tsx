import { NotFound, Page } from '@ironcart/react-ui';
import { useEntity } from '../entity/use-entity.ts';

export const Component = () => {
  const { suggestions } = useEntity('notFound');
  return (
    <Page>
      <NotFound homeUrl="/" searchUrl="/search" suggestions={suggestions} />
    </Page>
  );
};
