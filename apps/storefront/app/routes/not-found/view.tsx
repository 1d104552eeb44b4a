import { NotFound } from '@ironcart/react-ui';
import { useEntity } from '../entity/use-entity.ts';

export const Component = () => {
  const { suggestions } = useEntity('notFound');
  return <NotFound homeUrl="/" searchUrl="/search" suggestions={suggestions} />;
};
