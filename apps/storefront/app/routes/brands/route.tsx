import { Breadcrumbs, EmptyState, LinkTiles, Page, PageHeading, productCount } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { brands } = useRouteData<typeof loader>();
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Brands', href: '/brands' },
        ]}
      />
      <PageHeading title="Brands" />
      {brands.length > 0 ? (
        <LinkTiles
          label="Brands"
          tiles={brands.map(({ name, count, picture, href }) => ({
            label: name,
            href,
            picture,
            text: productCount(count),
          }))}
        />
      ) : (
        <EmptyState title="No brands yet" text="The store has no products on this site." />
      )}
    </Page>
  );
};
