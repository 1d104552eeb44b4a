import { Fields, TextField } from '../fields.tsx';
import type { LabProduct } from './lab-cart.ts';
import { PartFields } from './PartFields.tsx';
import { TierFields } from './TierFields.tsx';

interface ProductFieldsProps {
  readonly product: LabProduct;
  readonly at: number;
  readonly products: readonly LabProduct[];
  readonly onChange: (product: LabProduct) => void;
}

type TextKey = Exclude<keyof LabProduct, 'tiers' | 'parts'>;

/** A product's prices (list, sale, group, and a promotion with its dates), its weight tiers, and the parts of a bundle. */
export const ProductFields = ({ product, at, products, onChange }: ProductFieldsProps) => {
  const { tiers, parts } = product;
  const field = (key: TextKey, label: string, more = {}) => (
    <TextField
      label={label}
      value={product[key]}
      onChange={(value) => onChange({ ...product, [key]: value })}
      {...more}
    />
  );
  return (
    <Fields legend={`Product ${at + 1}`}>
      {field('name', 'Name')}
      {field('list', 'List price', { isNumber: true })}
      {field('sale', 'Sale price', { isNumber: true })}
      {field('group', 'Group price', { isNumber: true })}
      {field('promotion', 'Promotion price', { isNumber: true })}
      {field('promotionFrom', 'Promotion from (UTC)', { type: 'datetime-local' })}
      {field('promotionTo', 'Promotion until (UTC)', { type: 'datetime-local' })}
      {field('weight', 'Weight (lb)', { isNumber: true })}
      {tiers.map((tier, index) => (
        <TierFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          key={index}
          tier={tier}
          at={index}
          onChange={(changed) => onChange({ ...product, tiers: tiers.with(index, changed) })}
          onRemove={() => onChange({ ...product, tiers: tiers.toSpliced(index, 1) })}
        />
      ))}
      {parts.map((part, index) => (
        <PartFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          key={index}
          part={part}
          at={index}
          products={products}
          onChange={(changed) => onChange({ ...product, parts: parts.with(index, changed) })}
          onRemove={() => onChange({ ...product, parts: parts.toSpliced(index, 1) })}
        />
      ))}
      <p className="lab-actions lab-row">
        <button type="button" onClick={() => onChange({ ...product, tiers: [...tiers, { from: '100', off: '0.10' }] })}>
          Add a weight tier
        </button>
        <button
          type="button"
          onClick={() => onChange({ ...product, parts: [...parts, { product: 0, qty: '1', kind: 'own', price: '' }] })}
        >
          {parts.length === 0 ? 'Make it a bundle' : 'Add a part'}
        </button>
      </p>
    </Fields>
  );
};
