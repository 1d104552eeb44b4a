import { Breadcrumbs, ChoiceLinks, EmptyState, Page, PageHeading, ProductGrid, productCount } from '@ironcart/react-ui';
import { useRouteData } from '../../data/use-route-data.ts';
import type { loader } from './route.server.ts';

export const Component = () => {
  const { title, types, categories, total, cards, coming } = useRouteData<typeof loader>();
  return (
    <Page>
      <Breadcrumbs
        items={[
          { label: 'Home', href: '/' },
          { label: 'Deals', href: '/deals' },
        ]}
      />
      <PageHeading title={title} count={productCount(total)} />
      <ChoiceLinks label="Kind of deal" links={types} />
      <ChoiceLinks label="Part of the shop" links={categories} />
      {cards.length > 0 ? (
        <ProductGrid cards={cards} headingLevel={2} label={title} />
      ) : (
        <EmptyState title="No such deal today" text="Deals end when the last piece is sold. Look at the others." />
      )}
      {coming.length > 0 && (
        <section aria-labelledby="coming">
          <h2 id="coming">Coming</h2>
          <ProductGrid cards={coming} eagerCount={0} label="Deals that are coming" />
        </section>
      )}
    </Page>
  );
};
