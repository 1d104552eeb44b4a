import { Fields, SelectField, TextField } from '../fields.tsx';
import type { LabCart, Reduction } from './lab-cart.ts';

interface TermsFieldsProps {
  readonly cart: LabCart;
  readonly onChange: (change: Partial<LabCart>) => void;
}

const reductions = [
  ['none', 'none'],
  ['fixed', 'an amount'],
  ['percent', 'a percentage'],
] as const satisfies readonly (readonly [Reduction['kind'], string])[];

const roundings = [
  ['halfUp', 'half up'],
  ['halfDown', 'half down'],
  ['halfEven', 'half even'],
  ['up', 'up'],
  ['down', 'down'],
] as const satisfies readonly (readonly [LabCart['rounding'], string])[];

/** The inputs of a price besides the cart: the shopper, the time, the discounts and the rest of the order. */
export const TermsFields = ({ cart, onChange }: TermsFieldsProps) => {
  const { ticket, orderDiscount } = cart;
  return (
    <>
      <Fields legend="Shopper">
        <TextField
          label="Group (0 is a guest)"
          isNumber
          value={cart.groupId}
          onChange={(groupId) => onChange({ groupId })}
        />
        <SelectField
          label="Ticket"
          value={ticket.kind}
          options={reductions}
          onChange={(kind) => onChange({ ticket: { ...ticket, kind } })}
        />
        <TextField
          label="Ticket's value"
          isNumber
          value={ticket.value}
          onChange={(value) => onChange({ ticket: { ...ticket, value } })}
        />
        <SelectField
          label="Ticket's product"
          value={String(ticket.product)}
          options={cart.products.map(({ name }, at) => [String(at), name])}
          onChange={(product) => onChange({ ticket: { ...ticket, product: Number(product) } })}
        />
        <TextField
          label="Pieces left"
          isNumber
          value={ticket.uses}
          onChange={(uses) => onChange({ ticket: { ...ticket, uses } })}
        />
      </Fields>
      <Fields legend="Moment and order">
        <TextField
          label="Moment (UTC)"
          type="datetime-local"
          value={cart.moment}
          onChange={(moment) => onChange({ moment })}
        />
        <SelectField
          label="Order discount"
          value={orderDiscount.kind}
          options={reductions}
          onChange={(kind) => onChange({ orderDiscount: { ...orderDiscount, kind } })}
        />
        <TextField
          label="Order discount's value"
          isNumber
          value={orderDiscount.value}
          onChange={(value) => onChange({ orderDiscount: { ...orderDiscount, value } })}
        />
        <SelectField
          label="Rounding of percentages"
          value={cart.rounding}
          options={roundings}
          onChange={(rounding) => onChange({ rounding })}
        />
        <TextField label="Shipping" isNumber value={cart.shipping} onChange={(shipping) => onChange({ shipping })} />
        <TextField label="Tax" isNumber value={cart.tax} onChange={(tax) => onChange({ tax })} />
      </Fields>
    </>
  );
};
