import type { Address } from '@ironcart/core/address';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { AddressLines } from './AddressLines.tsx';

export interface AddressChoiceProps {
  readonly legend?: string | undefined;
  readonly name: string;
  /** Saved addresses; those without an `_id` are ignored. */
  readonly addresses: readonly Address[];
  /** An address's `_id`, or '' for a new one. */
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** The line that distinguishes addresses of one person, as in '418 Canal Street, Apt 5'. */
const streetOf = ({ street, apartment }: Address): string => [...street, apartment].filter(Boolean).join(', ');

/** The choice between saved addresses and a new one, whose id is ''. */
export const AddressChoice = ({ legend = 'Ship to', name, addresses, chosenId, onChoose }: AddressChoiceProps) => (
  <RadioCards
    legend={legend}
    name={name}
    value={chosenId}
    onValueChange={onChoose}
    options={[
      ...addresses.flatMap((address) =>
        address._id === undefined
          ? []
          : [
              {
                value: address._id,
                label: streetOf(address),
                description: <AddressLines address={{ ...address, street: [], apartment: undefined }} />,
              },
            ],
      ),
      { value: '', label: 'A new address' },
    ]}
  />
);
