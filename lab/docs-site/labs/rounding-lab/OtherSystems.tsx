import { type Money, toDecimalText } from '@ironcart/core/money';
import type { Invoice } from './invoices.ts';
import { type System, systems } from './systems.ts';

/** Maximum number of differing invoices listed per system. */
const shown = 4;

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${toDecimalText(amount as Money)}`;

const SystemItem = ({ system, invoices }: { readonly system: System; readonly invoices: readonly Invoice[] }) => {
  const results = invoices.map((invoice) => ({ invoice, tax: system.taxOf(invoice) }));
  const differing = results.filter(({ invoice, tax }) => tax !== invoice.tax);
  const difference = results.reduce((sum, { invoice, tax }) => sum + tax - invoice.tax, 0);
  const more = differing.length - shown;
  return (
    <li>
      <strong>{system.name}</strong>: the same tax for {invoices.length - differing.length} of {invoices.length}{' '}
      invoices
      {differing.length > 0 && `, ${signed(difference)} in all`}
      <p>
        {system.rule} <a href={system.source.url}>{system.source.name}</a>
      </p>
      {differing.length > 0 && (
        <ul>
          {differing.slice(0, shown).map(({ invoice, tax }) => (
            <li key={invoice.name}>
              {invoice.name}: {toDecimalText(tax)} instead of {toDecimalText(invoice.tax)}
            </li>
          ))}
          {more > 0 && <li>and {more} more</li>}
        </ul>
      )}
    </li>
  );
};

/** The taxes that Magento, Vendure, Xero and Medusa would have charged for the invoices, by their published rules. */
export const OtherSystems = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <section aria-labelledby="lab-systems">
    <h2 id="lab-systems">What other systems would have charged</h2>
    <ul className="lab-systems">
      {systems.map((system) => (
        <SystemItem key={system.name} system={system} invoices={invoices} />
      ))}
    </ul>
  </section>
);
