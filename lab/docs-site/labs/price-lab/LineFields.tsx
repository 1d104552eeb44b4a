import { Fields, SelectField, TextField } from '../fields.tsx';
import type { LabLine, LabProduct } from './lab-cart.ts';

interface LineFieldsProps {
  readonly line: LabLine;
  readonly at: number;
  readonly products: readonly LabProduct[];
  readonly onChange: (line: LabLine) => void;
  readonly onRemove: () => void;
}

/** A line of the cart: the product, the parts of a bundle, the quantity, and whether it redeems the ticket. */
export const LineFields = ({ line, at, products, onChange, onRemove }: LineFieldsProps) => (
  <Fields legend={`Line ${at + 1}`}>
    <SelectField
      label="Product"
      value={String(line.product)}
      options={products.map(({ name }, index) => [String(index), name])}
      onChange={(product) => onChange({ ...line, product: Number(product), without: [] })}
    />
    <TextField label="Quantity" isNumber value={line.qty} onChange={(qty) => onChange({ ...line, qty })} />
    {products[line.product]?.parts.map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own.
      <label key={index} className="lab-check">
        <input
          type="checkbox"
          checked={!line.without.includes(index)}
          onChange={({ target }) =>
            onChange({
              ...line,
              without: target.checked ? line.without.filter((each) => each !== index) : [...line.without, index],
            })
          }
        />
        with {part.qty} × {products[part.product]?.name}
      </label>
    ))}
    <label className="lab-check">
      <input
        type="checkbox"
        checked={line.redeems}
        onChange={({ target }) => onChange({ ...line, redeems: target.checked })}
      />
      redeems the ticket
    </label>
    <button type="button" onClick={onRemove}>
      Remove line {at + 1}
    </button>
  </Fields>
);
