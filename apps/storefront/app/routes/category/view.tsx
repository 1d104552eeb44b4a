import { Breadcrumbs, EmptyState, Page, PageHeading, WaysOn } from '@ironcart/react-ui';
import { useOuterRouteData } from '../../data/use-route-data.ts';
import { Listing, ListingSort } from '../../listing/Listing.tsx';
import { SiteLink } from '../../shell/SiteLink.tsx';
import { useEntity } from '../entity/use-entity.ts';
import type { loader as rootLoader } from '../root/route.server.ts';
import styles from './category.module.css';

const counted = (total: number): string => (total === 1 ? '1 product' : `${total} products`);

export const Component = () => {
  const { category, children, breadcrumbs, cards, list } = useEntity('category');
  const menu = useOuterRouteData<typeof rootLoader>('root')?.menu ?? [];
  return (
    <Page>
      <Breadcrumbs items={breadcrumbs} />
      <PageHeading title={category.name} intro={category.description || undefined} count={counted(list.total)}>
        <ListingSort list={list} />
      </PageHeading>
      {children.length > 0 && (
        <nav className={styles.children} aria-label={`Kinds of ${category.name.toLowerCase()}`}>
          {children.map((child) => (
            <SiteLink key={child.categoryId} href={child.url}>
              {child.name}
            </SiteLink>
          ))}
        </nav>
      )}
      {list.total > 0 || list.chips.length > 0 ? (
        <Listing list={list} cards={cards} label={category.name} />
      ) : (
        <EmptyState title="Nothing here yet" text="This section is empty for now. The others are not.">
          <WaysOn label="Sections of the shop" links={menu} />
        </EmptyState>
      )}
    </Page>
  );
};
