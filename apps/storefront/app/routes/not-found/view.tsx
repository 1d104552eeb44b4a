import { NotFound, Page } from '@ironcart/react-ui';
import { useHref, useLocation } from 'react-router';
import { useEntity } from '../entity/use-entity.ts';

export const Component = () => {
  const { suggestions, isUncertain } = useEntity('notFound');
  const { pathname, search } = useLocation();
  const here = useHref(pathname + search);
  return (
    <Page>
      <NotFound homeUrl="/" searchUrl="/search" suggestions={suggestions} retryUrl={isUncertain ? here : undefined} />
    </Page>
  );
};
