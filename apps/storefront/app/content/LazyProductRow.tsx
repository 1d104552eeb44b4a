import { Heading, type ProductCardView, ProductGrid, ProductRow, type ProductRowProps } from '@ironcart/react-ui';
import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import styles from './LazyProductRow.module.css';

/** A product row that asks for its products once it is seen; until then its places keep the page still (S4-misc-05). */
export const LazyProductRow = ({ productIds, title, intro, link }: ProductRowProps) => {
  const [cards, setCards] = useState<readonly ProductCardView[]>();
  const row = useRef<HTMLDivElement>(null);
  const home = useHref('/');
  const ids = productIds.join(',');
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    const run = async () => {
      const { runProductRow } = await import('./run-product-row.ts');
      const element = row.current;
      if (isGone || element === null) return;
      const basePath = home === '/' ? '' : home;
      stop = runProductRow({ element, productIds: ids.split(',').map(Number), basePath, onCards: setCards });
    };
    void run();
    return () => {
      isGone = true;
      stop?.();
    };
  }, [home, ids]);
  return (
    <div ref={row}>
      {cards ? (
        <ProductRow {...{ cards, title, intro, link }} />
      ) : (
        <section>
          {title && <Heading text={title} intro={intro} link={link} />}
          <div className={styles.places}>
            <ProductGrid cards={[]} loadingCount={productIds.length} />
          </div>
        </section>
      )}
    </div>
  );
};
