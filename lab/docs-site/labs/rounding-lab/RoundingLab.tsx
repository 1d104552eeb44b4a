import { useDeferredValue, useId, useState } from 'react';
import * as v from 'valibot';
import { ShareButton } from '../share-button.tsx';
import { stateOf } from '../share-link.ts';
import { Explanations } from './Explanations.tsx';
import { readInvoices } from './invoices.ts';

const stateSchema = v.object({ text: v.string() });

/** Three invoices that are rounded per piece, half up. */
const example = `invoice,net,rate,quantity,tax
2026-001,2.97,13,3,0.39
2026-001,0.99,13,3,0.12
2026-002,1.50,19,1,0.29
2026-003,10.05,7,5,0.70
2026-003,33.10,19,10,6.30`;

/** Reads invoices as CSV and finds the order of rounding that explains their taxes. */
export const RoundingLab = () => {
  const [text, setText] = useState(() => stateOf(window.location.hash, stateSchema)?.text ?? example);
  const file = readInvoices(useDeferredValue(text));
  const id = useId();
  return (
    <div className="lab">
      <form className="lab-form" onSubmit={(event) => event.preventDefault()}>
        <div className="lab-field lab-wide">
          <label htmlFor={id}>Invoices as CSV</label>
          <textarea
            id={id}
            rows={14}
            spellCheck={false}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </div>
        <p className="lab-actions">
          <button type="button" onClick={() => setText(example)}>
            Show the example
          </button>
          <ShareButton state={{ text }} />
        </p>
      </form>
      <div className="lab-result" aria-live="polite">
        {file.ok ? (
          <Explanations invoices={file.invoices} />
        ) : (
          <ul className="lab-refused">
            {file.faults.slice(0, 20).map(({ row, message }) => (
              <li key={`${row} ${message}`}>{row === undefined ? message : `Row ${row}: ${message}`}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
