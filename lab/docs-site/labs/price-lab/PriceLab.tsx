import { useState } from 'react';
import { ShareButton } from '../share-button.tsx';
import { stateOf } from '../share-link.ts';
import { CartForm } from './CartForm.tsx';
import { exampleCart, type LabState, labStateSchema } from './lab-cart.ts';
import { Quote } from './Quote.tsx';
import { requestOf, type UnreadField } from './request-of.ts';

const openedState = (): LabState => stateOf(window.location.hash, labStateSchema) ?? { cart: exampleCart };

/** Why a field is no amount. */
const faultOf = ({ received, code }: UnreadField): string => {
  if (received.trim() === '') return 'an amount is needed';
  if (code === 'outOfRange') return `“${received}” is too large`;
  return `“${received}” is no amount: write 1299.00`;
};

/** Edits a cart and shows its quote, the trace of every rule, and the effect of a change. */
export const PriceLab = () => {
  const [state, setState] = useState(openedState);
  const { cart, before } = state;
  const read = requestOf(cart);
  const earlier = before && requestOf(before);
  return (
    <div className="lab">
      <CartForm cart={cart} onChange={(changed) => setState({ ...state, cart: changed })} />
      <div className="lab-result">
        <p className="lab-actions">
          {before ? (
            <button type="button" onClick={() => setState({ cart })}>
              Stop comparing
            </button>
          ) : (
            <button type="button" onClick={() => setState({ cart, before: cart })}>
              What if: compare changes from here
            </button>
          )}
          <button type="button" onClick={() => setState({ cart: exampleCart })}>
            Start again
          </button>
          <ShareButton state={state} />
        </p>
        {read.ok ? (
          <Quote request={read.request} before={earlier?.ok ? earlier.request : undefined} />
        ) : (
          <ul className="lab-refused" aria-live="polite">
            {read.unread.map((unread) => (
              <li key={unread.field}>{`${unread.field}: ${faultOf(unread)}`}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
