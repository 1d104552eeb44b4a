import { facetRangeText } from '@ironcart/core/search';
import type { Site } from '@ironcart/core/site';
import { type FacetUnit, facetUnitOf } from './facet-unit.ts';
import type { OwnFacet } from './own-facet.reader.ts';
import type { Traits } from './trait.reader.ts';

/** A fact on a product card, in the site's units. */
export interface CardFact {
  readonly label: string;
  readonly value: string;
}

/** Maximum number of facts, so that cards remain easy to compare. */
const mostFacts = 4;

const inUnit = (values: readonly (string | number)[], { unit, perStored }: FacetUnit, site: Site): string => {
  const shown = values.map((value) => Math.round(Number(value) * perStored * 10) / 10);
  return facetRangeText({ from: Math.min(...shown), to: Math.max(...shown) }, unit, site);
};

/** The facts on a product card: the merchant's facets marked for cards, in their order. */
export const cardFactsOf = (traits: Traits, own: readonly OwnFacet[], site: Site): CardFact[] =>
  own
    .flatMap((facet): CardFact[] => {
      const values = traits[facet.key] ?? [];
      if (!facet.isOnCards || values.length === 0) return [];
      const unit = facetUnitOf(facet, site);
      return [{ label: facet.name, value: unit ? inUnit(values, unit, site) : values.join(', ') }];
    })
    .slice(0, mostFacts);
