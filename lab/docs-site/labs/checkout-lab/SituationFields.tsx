import { Fields, SelectField } from '../fields.tsx';
import type { Step } from './lab-run.ts';
import { type Situation, type SituationPart, situationChoices } from './situation.ts';

const labels: Readonly<Record<SituationPart, string>> = {
  carriers: 'Shipping rates',
  tax: 'Tax',
  payment: 'Payments',
  catalogue: 'Catalogue',
  network: 'Network',
};

interface SituationFieldsProps {
  readonly situation: Situation;
  readonly onSet: (step: Step) => void;
}

/** Settings for the responses of the lab's store. */
export const SituationFields = ({ situation, onSet }: SituationFieldsProps) => (
  <Fields legend="The store">
    {(Object.keys(labels) as readonly SituationPart[]).map((part) => (
      <SelectField<string>
        key={part}
        label={labels[part]}
        value={situation[part]}
        options={situationChoices[part]}
        onChange={(to) => onSet({ do: 'set', part, to } as Step)}
      />
    ))}
  </Fields>
);
