import type { Site } from '@ironcart/core/site';
import { poundsPerKilogram } from '../../catalogue/site-measures.ts';
import type { OwnFacet } from './own-facet.reader.ts';

/** The unit in which a site displays a facet's numbers, and its factor per kilogram, millimetre or own unit. */
export interface FacetUnit {
  readonly unit: string;
  readonly perStored: number;
}

const inchesPerMillimetre = 1 / 25.4;

/** The unit of a facet on a site; undefined for texts. Sites that weigh in pounds measure in inches. */
export const facetUnitOf = (
  { kind, unit }: Pick<OwnFacet, 'kind' | 'unit'>,
  { weightUnit }: Pick<Site, 'weightUnit'>,
): FacetUnit | undefined => {
  switch (kind) {
    case 'choice':
      return undefined;
    case 'weight':
      return weightUnit === 'lb' ? { unit: 'lb', perStored: poundsPerKilogram } : { unit: 'kg', perStored: 1 };
    case 'length':
      return weightUnit === 'lb' ? { unit: 'in', perStored: inchesPerMillimetre } : { unit: 'mm', perStored: 1 };
    case 'millimetres':
      return { unit: 'mm', perStored: 1 };
    case 'number':
      return { unit, perStored: 1 };
  }
};
