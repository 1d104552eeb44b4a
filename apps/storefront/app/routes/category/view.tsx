import { Breadcrumbs, EmptyState, Page, PageHeading, productCount, TopLinks, WaysOn } from '@ironcart/react-ui';
import { compareTarget } from '../../compare/compare-target.ts';
import { useOuterRouteData } from '../../data/use-route-data.ts';
import { Listing } from '../../listing/Listing.tsx';
import { useEntity } from '../entity/use-entity.ts';
import type { loader as rootLoader } from '../root/route.server.ts';

export const Component = () => {
  const { category, topLinks, breadcrumbs, cards, list } = useEntity('category');
  const menu = useOuterRouteData<typeof rootLoader>('root')?.menu ?? [];
  return (
    <Page>
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading
        title={category.name}
        intro={category.description || undefined}
        ways={
          topLinks.length > 0 && (
            <TopLinks label="Sections, and what goes with them" links={topLinks} currentUrl={category.url} />
          )
        }
      />
      {list.total > 0 || list.chips.length > 0 ? (
        <Listing
          list={list}
          label={category.name}
          count={productCount(list.total)}
          cards={cards}
          compare={compareTarget}
        />
      ) : (
        <EmptyState title="Nothing here yet" text="This section is empty for now. The others are not.">
          <WaysOn label="Sections of the shop" links={menu} />
        </EmptyState>
      )}
    </Page>
  );
};
