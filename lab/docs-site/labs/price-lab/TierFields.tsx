import { Fields, TextField } from '../fields.tsx';
import type { LabTier } from './lab-cart.ts';

interface TierFieldsProps {
  readonly tier: LabTier;
  readonly at: number;
  readonly onChange: (tier: LabTier) => void;
  readonly onRemove: () => void;
}

/** A weight tier: the cart's minimum weight, and the discount per pound. */
export const TierFields = ({ tier, at, onChange, onRemove }: TierFieldsProps) => (
  <div className="lab-row">
    <Fields legend={`Weight tier ${at + 1}`}>
      <TextField label="From (lb)" isNumber value={tier.from} onChange={(from) => onChange({ ...tier, from })} />
      <TextField label="Off per lb" isNumber value={tier.off} onChange={(off) => onChange({ ...tier, off })} />
      <button type="button" onClick={onRemove}>
        Remove tier {at + 1}
      </button>
    </Fields>
  </div>
);
