import { useId } from 'react';
import { Button } from '../primitives/Button.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { chosenIn, FacetGroup } from './FacetGroup.tsx';
import styles from './Facets.module.css';
import type { FacetView } from './facet-view.ts';
import { productCount } from './product-count.ts';

export interface FacetsProps {
  /** The list's page; selected values are in its query by facet key. */
  readonly action: string;
  readonly facets: readonly FacetView[];
  /** Further query parameters to preserve, such as search words and sort order. */
  readonly fields?: Readonly<Record<string, string>> | undefined;
  /** The number of products with the current filters. */
  readonly total: number;
}

/** The number of initially open facets without a selected value. */
const openAtFirst = 5;

/**
 * The filters of a list: a plain form next to the list, or in a native drawer on smaller screens. A choice submits at
 * once; without scripts there is a button.
 */
export const Facets = ({ action, facets, fields = {}, total }: FacetsProps) => {
  const { Form } = useUi();
  const id = useId();
  const chosen = facets.reduce((sum, facet) => sum + chosenIn(facet), 0);
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={id}>
        {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
      </button>
      <aside id={id} className={styles.panel} popover="auto" aria-label="Filter">
        <div className={styles.bar}>
          <h2 className={styles.title}>Filter</h2>
          <button type="button" className={styles.close} popoverTarget={id} popoverTargetAction="hide">
            Close
          </button>
        </div>
        <Form method="get" action={action}>
          {Object.entries(fields).map(([name, text]) => (
            <input key={name} type="hidden" name={name} value={text} />
          ))}
          {facets.map((facet, index) => (
            <FacetGroup key={facet.key} facet={facet} isOpenAtFirst={index < openAtFirst} />
          ))}
          <noscript>
            <Button type="submit" isWide>
              Apply
            </Button>
          </noscript>
        </Form>
        <button type="button" className={styles.show} popoverTarget={id} popoverTargetAction="hide">
          Show {productCount(total)}
        </button>
      </aside>
    </>
  );
};
