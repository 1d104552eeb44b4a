import { toDecimalText } from '@ironcart/core/money';
import type { Invoice } from './invoices.ts';
import { OtherSystems } from './OtherSystems.tsx';
import { type Explanation, explainInvoices, invoicesWithTooManyRates, mostRates, type Policy } from './policies.ts';

const placeWords = { unit: 'each piece', line: 'each line', rate: 'once per rate' } as const;
const roundingWords = {
  halfUp: 'half up',
  halfEven: 'half even',
  halfDown: 'half down',
  up: 'up',
  down: 'down',
} as const;

const wordsOf = ({ at, rounding }: Policy): string => `${placeWords[at]}, ${roundingWords[rounding]}`;

/** The code for `taxOrder` with this rounding. */
const termsOf = ({ at, rounding }: Policy): string => `{ ...specifiedTerms, at: '${at}', rounding: '${rounding}' }`;

const shown = 8;

const Unexplained = ({ policy, unexplained }: Explanation) => (
  <section aria-labelledby="lab-unexplained">
    <h2 id="lab-unexplained">What {wordsOf(policy)} does not explain</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Invoice</th>
          <th scope="col">Charged</th>
          <th scope="col">Computed</th>
        </tr>
      </thead>
      <tbody>
        {unexplained.slice(0, shown).map(({ invoice, computed }) => (
          <tr key={invoice.name}>
            <th scope="row">{invoice.name}</th>
            <td>{toDecimalText(invoice.tax)}</td>
            <td>{toDecimalText(computed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {unexplained.length > shown && <p>and {unexplained.length - shown} more</p>}
  </section>
);

const verdictOf = (best: readonly Explanation[], count: number): string => {
  const [first] = best;
  if (first === undefined || first.explained === 0) return 'No order of rounding explains an invoice.';
  const all = first.explained === count ? 'all invoices' : `${first.explained} of ${count} invoices`;
  const names = best.map(({ policy }) => wordsOf(policy)).join('; or ');
  return `Rounding ${names} explains ${all}.`;
};

interface ExplanationsProps {
  readonly invoices: readonly Invoice[];
}

/**
 * The number of invoices that each order of rounding explains, best first, and the invoices that the best one does not
 * explain.
 */
export const Explanations = ({ invoices }: ExplanationsProps) => {
  const tooMany = invoicesWithTooManyRates(invoices);
  if (tooMany.length > 0) {
    const names = tooMany.map(({ name }) => name).join(', ');
    return <p className="lab-refused">{`More than ${mostRates} rates in one invoice: ${names}`}</p>;
  }
  const explanations = explainInvoices(invoices);
  const [first] = explanations;
  const best = explanations.filter(({ explained }) => explained === first?.explained);
  return (
    <>
      <section aria-labelledby="lab-verdict">
        <h2 id="lab-verdict">Verdict</h2>
        <p>
          <strong>{verdictOf(best, invoices.length)}</strong>
        </p>
        {first && first.explained > 0 && (
          <p>
            In <code>taxOrder</code>: <code>{termsOf(first.policy)}</code>
          </p>
        )}
      </section>
      {first && first.unexplained.length > 0 && <Unexplained {...first} />}
      <section aria-labelledby="lab-policies">
        <h2 id="lab-policies">Every order of rounding</h2>
        <table>
          <thead>
            <tr>
              <th scope="col">Rounded</th>
              <th scope="col">Invoices explained</th>
            </tr>
          </thead>
          <tbody>
            {explanations.map(({ policy, explained }) => (
              <tr key={wordsOf(policy)}>
                <th scope="row">{wordsOf(policy)}</th>
                <td>
                  {explained} of {invoices.length}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <OtherSystems invoices={invoices} />
    </>
  );
};
