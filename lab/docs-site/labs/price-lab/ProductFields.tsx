import { Fields, TextField } from '../fields.tsx';
import type { LabProduct } from './lab-cart.ts';

interface ProductFieldsProps {
  readonly product: LabProduct;
  readonly at: number;
  readonly onChange: (product: LabProduct) => void;
}

/** A product's prices: list, sale, group, and a promotion with its dates. */
export const ProductFields = ({ product, at, onChange }: ProductFieldsProps) => {
  const field = (key: keyof LabProduct, label: string, more = {}) => (
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
    </Fields>
  );
};
