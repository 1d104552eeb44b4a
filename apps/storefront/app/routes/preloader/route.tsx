import { ButtonLink, Page, PageHeading } from '@ironcart/react-ui';
import { useEffect, useState } from 'react';
import { tellApp } from '../../adapters/tell-app.ts';
import { loadEntityViews } from '../entity/entity-views.ts';

/** Preloads the scripts of the shop's pages, and notifies the app when they are loaded. */
export const Component = () => {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const parts = [import('../home/route.tsx'), import('../search/route.tsx'), import('../cart/route.tsx')];
    // A failed part is loaded with its own page.
    void Promise.allSettled([...parts, loadEntityViews()]).then(() => {
      setIsReady(true);
      tellApp({ type: 'preloaded' });
    });
  }, []);
  return (
    <Page width="text">
      <PageHeading title={isReady ? 'The store is ready' : 'Opening the store'} />
      <p role="status">{isReady ? 'Everything is loaded.' : 'One moment.'}</p>
      <ButtonLink href="/" variant="primary">
        To the store
      </ButtonLink>
    </Page>
  );
};
