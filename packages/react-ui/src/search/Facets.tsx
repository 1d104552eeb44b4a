import { useId } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Disclosure } from '../primitives/Disclosure.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import { FacetChoice } from './FacetChoice.tsx';
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

/**
 * The filters of a list: a plain form next to the list, or in a native drawer on smaller screens. A choice submits at
 * once; without scripts there is a button.
 */
export const Facets = ({ action, facets, fields = {}, total }: FacetsProps) => {
  const { Form } = useUi();
  const id = useId();
  const chosen = facets.reduce((sum, { values }) => sum + values.filter(({ isChosen }) => isChosen).length, 0);
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
          {facets.map((facet) => (
            <Disclosure key={facet.key} summary={facet.name} isOpenAtFirst>
              <fieldset className={styles.values}>
                <legend>
                  <VisuallyHidden>{facet.name}</VisuallyHidden>
                </legend>
                {facet.values.map((value) => (
                  <FacetChoice key={value.id} name={facet.key} value={value} isSingle={facet.isSingle} />
                ))}
              </fieldset>
            </Disclosure>
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
