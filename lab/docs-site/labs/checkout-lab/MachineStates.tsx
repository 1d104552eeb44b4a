import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import { statesOf } from './states-of.ts';

/** The states of checkout and of every machine that it runs. */
export const MachineStates = ({ snapshot }: { readonly snapshot: CheckoutSnapshot }) => (
  <section aria-labelledby="lab-states">
    <h2 id="lab-states">States of the machines</h2>
    <ul className="lab-states">
      {statesOf(snapshot).map(({ machine, state }) => (
        <li key={machine}>
          <span>{machine}</span>
          <span>
            {state.split(', ').map((region) => (
              <code key={region}>{region}</code>
            ))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);
