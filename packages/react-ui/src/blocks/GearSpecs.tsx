import { SpecTable } from '../product/SpecTable.tsx';
import type { Spec } from './further-block-props.ts';

export interface GearSpecsViewProps {
  readonly title?: string | undefined;
  readonly specs: readonly Spec[];
}

/** The specifications of a piece of equipment; nothing without any. */
export const GearSpecs = ({ title = 'Gear specs', specs }: GearSpecsViewProps) =>
  specs.length === 0 ? null : <SpecTable title={title} specs={specs} />;
