import { LineFields } from './LineFields.tsx';
import { emptyLine, emptyProduct, type LabCart } from './lab-cart.ts';
import { ProductFields } from './ProductFields.tsx';
import { TermsFields } from './TermsFields.tsx';

interface CartFormProps {
  readonly cart: LabCart;
  readonly onChange: (cart: LabCart) => void;
}

/** A form for all inputs of a cart's quote. */
export const CartForm = ({ cart, onChange }: CartFormProps) => {
  const change = (part: Partial<LabCart>) => onChange({ ...cart, ...part });
  return (
    <form className="lab-form" onSubmit={(event) => event.preventDefault()}>
      {cart.lines.map((line, at) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          key={at}
          line={line}
          at={at}
          products={cart.products}
          onChange={(changed) => change({ lines: cart.lines.with(at, changed) })}
          onRemove={() => change({ lines: cart.lines.toSpliced(at, 1) })}
        />
      ))}
      <button type="button" onClick={() => change({ lines: [...cart.lines, emptyLine] })}>
        Add a line
      </button>
      {cart.products.map((product, at) => (
        <ProductFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields hold no state of their own.
          key={at}
          product={product}
          at={at}
          products={cart.products}
          onChange={(changed) => change({ products: cart.products.with(at, changed) })}
        />
      ))}
      <button
        type="button"
        onClick={() =>
          change({ products: [...cart.products, { ...emptyProduct, name: `Product ${cart.products.length + 1}` }] })
        }
      >
        Add a product
      </button>
      <TermsFields cart={cart} onChange={change} />
    </form>
  );
};
