import { Fields, SelectField, TextField } from '../fields.tsx';
import type { LabPart, LabProduct } from './lab-cart.ts';

interface PartFieldsProps {
  readonly part: LabPart;
  readonly at: number;
  readonly products: readonly LabProduct[];
  readonly onChange: (part: LabPart) => void;
  readonly onRemove: () => void;
}

const kinds = [
  ['own', "the product's own"],
  ['fixed', 'an amount'],
  ['percent', "a percentage of the bundle's"],
] as const satisfies readonly (readonly [LabPart['kind'], string])[];

/** A part of a bundle: its product, its quantity, and its price in the bundle. */
export const PartFields = ({ part, at, products, onChange, onRemove }: PartFieldsProps) => (
  <div className="lab-row">
    <Fields legend={`Part ${at + 1}`}>
      <SelectField
        label="Product of the part"
        value={String(part.product)}
        options={products.map(({ name }, index) => [String(index), name])}
        onChange={(product) => onChange({ ...part, product: Number(product) })}
      />
      <TextField label="Pieces" isNumber value={part.qty} onChange={(qty) => onChange({ ...part, qty })} />
      <SelectField
        label="Its price"
        value={part.kind}
        options={kinds}
        onChange={(kind) => onChange({ ...part, kind })}
      />
      {part.kind === 'own' || (
        <TextField
          label={part.kind === 'fixed' ? 'Amount' : 'Percent'}
          isNumber
          value={part.price}
          onChange={(price) => onChange({ ...part, price })}
        />
      )}
      <button type="button" onClick={onRemove}>
        Remove part {at + 1}
      </button>
    </Fields>
  </div>
);
