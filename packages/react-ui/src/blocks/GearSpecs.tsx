import { SpecTable } from '../product/SpecTable.tsx';
import type { Spec } from './further-block-props.ts';

export interface GearSpecsViewProps {
  readonly title?: string | undefined;
  readonly specs: readonly Spec[];
}

/** What a piece of equipment is made of and measures; nothing where nothing is known. */
export const GearSpecs = ({ title = 'Gear specs', specs }: GearSpecsViewProps) =>
  specs.length === 0 ? null : <SpecTable title={title} specs={specs} />;
