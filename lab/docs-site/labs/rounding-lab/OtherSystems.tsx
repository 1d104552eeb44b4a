import { type Money, toDecimalText } from '@ironcart/core/money';
import type { Invoice } from './invoices.ts';
import { type System, systems } from './systems.ts';

/** How many differing invoices are listed of a system. */
const shown = 4;

const signed = (amount: number): string => `${amount > 0 ? '+' : ''}${toDecimalText(amount as Money)}`;

const SystemRow = ({ system, invoices }: { readonly system: System; readonly invoices: readonly Invoice[] }) => {
  const results = invoices.map((invoice) => ({ invoice, tax: system.taxOf(invoice) }));
  const differing = results.filter(({ invoice, tax }) => tax !== invoice.tax);
  const difference = results.reduce((sum, { invoice, tax }) => sum + tax - invoice.tax, 0);
  return (
    <tr>
      <th scope="row">
        {system.name}
        <br />
        <small>
          {system.rule} <a href={system.source.url}>{system.source.name}</a>
        </small>
      </th>
      <td>
        {invoices.length - differing.length} of {invoices.length}
      </td>
      <td>{signed(difference)}</td>
      <td>
        {differing.length === 0
          ? 'None'
          : differing.slice(0, shown).map(({ invoice, tax }) => (
              <span key={invoice.name}>
                {invoice.name}: {toDecimalText(tax)} instead of {toDecimalText(invoice.tax)}
                <br />
              </span>
            ))}
        {differing.length > shown && `and ${differing.length - shown} more`}
      </td>
    </tr>
  );
};

/** What Magento, Vendure, Xero and Medusa would have charged for the invoices, by the rules that their makers publish. */
export const OtherSystems = ({ invoices }: { readonly invoices: readonly Invoice[] }) => (
  <section aria-labelledby="lab-systems">
    <h2 id="lab-systems">What other systems would have charged</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">System and its published rule</th>
          <th scope="col">Same tax</th>
          <th scope="col">Difference in all</th>
          <th scope="col">Differing invoices</th>
        </tr>
      </thead>
      <tbody>
        {systems.map((system) => (
          <SystemRow key={system.name} system={system} invoices={invoices} />
        ))}
      </tbody>
    </table>
  </section>
);
