import { type TaxClass, taxClasses } from '@ironcart/tax';
import type { TaxAnswer, TaxAtIssue } from '@ironcart/tax/dated';
import { useState } from 'react';
import * as v from 'valibot';
import { Fields, SelectField, TextField } from '../fields.tsx';
import { ShareButton } from '../share-button.tsx';
import { stateOf } from '../share-link.ts';
import { countryCodes, ledgerOf } from './ledger.ts';

const stateSchema = v.object({
  countryCode: v.picklist(countryCodes),
  postcode: v.string(),
  region: v.string(),
  taxClass: v.picklist(taxClasses),
  day: v.string(),
});

const today = () => new Date().toISOString().slice(0, 10);

const names = new Intl.DisplayNames('en', { type: 'region' });
const countries = countryCodes
  // XI is the VAT code of Northern Ireland, and no code of a country.
  .map((code) => [code, code === 'XI' ? 'Northern Ireland (XI)' : (names.of(code) ?? code)] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other));
const classes = taxClasses.map((taxClass) => [taxClass, taxClass] as const satisfies readonly [TaxClass, string]);

const rateWords = (answer: TaxAnswer): string => {
  if (answer.kind === 'outsideVat') return `No VAT: ${answer.territory} is outside its territory`;
  return answer.kind === 'taxed' ? `${answer.rate}%` : answer.rates.map((rate) => `${rate}%`).join(' or ');
};

const periodWords = (answer: TaxAnswer): string => {
  if (answer.kind === 'outsideVat') return 'no dates';
  const start = answer.fromIs === 'effective' ? `since ${answer.from}` : `confirmed from ${answer.from} on`;
  return answer.until === undefined ? `${start}, no end known` : `${start}, until ${answer.until}`;
};

const issueWords = (issue: TaxAtIssue): string => {
  switch (issue.code) {
    case 'invalidDate':
      return `“${issue.received}” is not a day`;
    case 'beforeTable':
      return `The table begins on ${issue.beginsOn}`;
    case 'postcodeRequired':
      return 'Parts of the country have different taxes: the postal code is needed';
    case 'unknownRate':
      return `The table does not know the rate of ${issue.taxClass} there`;
    case 'foreignRegion':
      return `“${issue.region}” is a region of another country`;
    case 'unknownCountry':
      return 'The table does not know the country';
  }
};

const Answers = ({ title, answers }: { readonly title: string; readonly answers: readonly TaxAnswer[] }) => (
  <section aria-label={title}>
    <h2>{title}</h2>
    {answers.length === 0 && <p>Nothing that the table knows.</p>}
    <ul>
      {answers.map((answer) => (
        <li key={periodWords(answer)}>
          <strong>{rateWords(answer)}</strong>, {periodWords(answer)}. Source: {answer.source} ({answer.basis})
          {answer.note && <>. {answer.note}</>}
        </li>
      ))}
    </ul>
  </section>
);

/** Shows the tax at a place on a day, its source, and the rates before and after. */
export const TaxLedger = () => {
  const [state, setState] = useState(
    () =>
      stateOf(window.location.hash, stateSchema) ?? {
        countryCode: 'FI',
        postcode: '',
        region: '',
        day: today(),
        taxClass: 'food' as const,
      },
  );
  const change = (part: Partial<typeof state>) => setState({ ...state, ...part });
  const { countryCode, postcode, region, taxClass, day } = state;
  const address = { countryCode, region, postcode: postcode === '' ? undefined : postcode };
  const ledger = ledgerOf(day, address, taxClass);
  return (
    <div className="lab">
      <form className="lab-form" onSubmit={(event) => event.preventDefault()}>
        <Fields legend="Place, class and day">
          <SelectField
            label="Country"
            value={countryCode}
            options={countries}
            onChange={(code) => change({ countryCode: code })}
          />
          <TextField label="Postal code" value={postcode} onChange={(text) => change({ postcode: text })} />
          <TextField label="Region" value={region} onChange={(text) => change({ region: text })} />
          <SelectField
            label="Class"
            value={taxClass}
            options={classes}
            onChange={(name) => change({ taxClass: name })}
          />
          <TextField label="Day" value={day} onChange={(text) => change({ day: text })} />
        </Fields>
        <p className="lab-actions">
          <ShareButton state={state} />
        </p>
      </form>
      <div className="lab-result" aria-live="polite">
        {ledger.ok ? (
          <>
            <Answers title="Due" answers={[ledger.answer]} />
            <Answers title="Next" answers={ledger.after} />
            <Answers title="Before" answers={ledger.before} />
          </>
        ) : (
          <ul className="lab-refused">
            {ledger.issues.map((issue) => (
              <li key={issue.code}>{issueWords(issue)}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
};
