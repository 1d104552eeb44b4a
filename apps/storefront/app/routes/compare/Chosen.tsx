import { CompareProducts, EmptyState, LiveRegion, Notice, PageHeading, WaysOn } from '@ironcart/react-ui';
import { comparedPath, mostCompared } from '../../compare/compared-products.ts';
import type { readChosen } from './chosen.server.ts';

interface ChosenProps extends Omit<Awaited<ReturnType<typeof readChosen>>, 'head'> {
  /** Links to the editorial comparisons and to products. */
  readonly others: readonly { readonly label: string; readonly href: string }[];
}

const full = `${mostCompared} products are the most: take one away to add another.`;

/** The products that the shopper chose, side by side. */
export const Chosen = ({ products, isFull, others }: ChosenProps) => {
  const shown = products.map(({ product }) => product.productId).join(',');
  return products.length === 0 ? (
    <EmptyState
      title="Nothing to compare yet"
      text="Press Compare on the products of a list: up to four stand side by side here."
    >
      {others.length > 0 && <WaysOn label="Comparisons" links={others} />}
    </EmptyState>
  ) : (
    <>
      <PageHeading title="Compare" intro="What differs is printed bold." />
      <LiveRegion message={isFull ? full : ''} />
      {isFull && <Notice tone="warning">{full}</Notice>}
      <CompareProducts
        label="Products side by side"
        products={products}
        removeTarget={(productId) => ({ action: comparedPath, fields: { intent: 'remove', productId, shown } })}
      />
    </>
  );
};
