import { Disclosure } from '../primitives/Disclosure.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { FacetChoice } from './FacetChoice.tsx';
import { FacetRange } from './FacetRange.tsx';
import styles from './Facets.module.css';
import type { FacetView } from './facet-view.ts';

/** The number of a facet's selected values, including its range. */
export const chosenIn = ({ values, range }: FacetView): number =>
  values.filter(({ isChosen }) => isChosen).length + (range?.from === undefined && range?.to === undefined ? 0 : 1);

export interface FacetGroupProps {
  readonly facet: FacetView;
  readonly isOpenAtFirst: boolean;
}

/** The values of one facet. It is initially open if one is selected; afterwards the shopper controls it. */
export const FacetGroup = ({ facet, isOpenAtFirst }: FacetGroupProps) => (
  <Disclosure summary={facet.name} isOpenAtFirst={isOpenAtFirst || chosenIn(facet) > 0}>
    <fieldset className={styles.values}>
      <legend>
        <VisuallyHidden>{facet.name}</VisuallyHidden>
      </legend>
      {facet.range && <FacetRange facet={facet} range={facet.range} />}
      {facet.values.map((value) => (
        <FacetChoice key={value.id} name={facet.key} value={value} isSingle={facet.isSingle} />
      ))}
    </fieldset>
  </Disclosure>
);
