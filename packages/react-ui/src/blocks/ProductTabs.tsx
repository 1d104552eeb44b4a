import { ButtonLink } from '../primitives/ButtonLink.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import type { BlockLink } from './block-props.ts';
import styles from './ProductTabs.module.css';
import { Tabs } from './Tabs.tsx';

export interface ProductTabsViewProps {
  readonly title: string;
  readonly tabs: readonly {
    readonly label: string;
    readonly cards: readonly ProductCardView[];
    readonly link?: BlockLink | undefined;
  }[];
}

/** Product cards in tabs; empty tabs are omitted. */
export const ProductTabs = ({ title, tabs }: ProductTabsViewProps) => {
  const filled = tabs.filter(({ cards }) => cards.length > 0);
  return filled.length === 0 ? null : (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <Tabs
        label={title}
        tabs={filled.map(({ label, cards, link }) => ({
          label,
          content: (
            <>
              <ProductGrid cards={cards} eagerCount={0} headingLevel={3} label={label} />
              {link && (
                <p className={styles.more}>
                  <ButtonLink href={link.href} variant="secondary" icon="arrow">
                    {link.label}
                  </ButtonLink>
                </p>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
};
