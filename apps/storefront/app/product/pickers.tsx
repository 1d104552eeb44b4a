import { BundlePicker, GiftCardFields, GroupedTable, OptionPicker } from '@ironcart/react-ui';
import type { ReactNode } from 'react';
import { CopySetLink } from './CopySetLink.tsx';
import type { ChosenBefore } from './chosen-before.ts';
import {
  axisChoiceIn,
  bundleChoiceIn,
  quantitiesIn,
  withAxisChosen,
  withBundleChosen,
  withQuantityChosen,
} from './product-choice.ts';
import type { AnyPicker, PickerKind, PickerShapes } from './product-types.ts';

/** Properties of every picker beside its data. */
interface PickerContext {
  /** The URL's query with the current selection. */
  readonly parameters: URLSearchParams;
  readonly choose: (parameters: URLSearchParams) => void;
  /** Initial field values if the page was opened from a cart line. */
  readonly before: ChosenBefore | undefined;
  /** Receives an amount in minor units as text, or the value for a custom amount. */
  readonly chooseAmount: (amount: string) => void;
}

type PickerViews = {
  readonly [Kind in PickerKind]: (props: { readonly picker: PickerShapes[Kind] } & PickerContext) => ReactNode;
};

/** The picker of each product type that has one. */
const pickers: PickerViews = {
  configurable: ({ picker, parameters, choose }) => (
    <OptionPicker
      {...picker}
      chosen={axisChoiceIn(picker, parameters)}
      onChoose={(attribute, value) => choose(withAxisChosen(parameters, attribute, value))}
    />
  ),
  bundle: ({ picker: { options, choices }, parameters, choose }) => {
    const chosen = bundleChoiceIn(choices, parameters);
    return (
      <>
        <BundlePicker
          options={options}
          chosen={chosen}
          onChoose={(optionId, productId) => choose(withBundleChosen(parameters, { ...chosen, [optionId]: productId }))}
        />
        <CopySetLink key={parameters.toString()} />
      </>
    );
  },
  grouped: ({ picker, parameters, choose, before }) => (
    <GroupedTable
      key={before?.listItemId}
      caption="Choose your pieces"
      rows={picker.rows}
      quantities={{ ...before?.quantities, ...quantitiesIn(parameters) }}
      onQuantityChange={(productId, qty) => choose(withQuantityChosen(parameters, productId, qty))}
    />
  ),
  giftcard: ({ picker, before, chooseAmount }) => (
    <GiftCardFields
      key={before?.listItemId}
      values={before?.giftCard}
      giftCard={picker.giftCard}
      designs={picker.designs}
      sendDays={picker.sendDays}
      onAmountChange={chooseAmount}
    />
  ),
};

const viewOf = <Kind extends PickerKind>({ kind }: { readonly kind: Kind }): PickerViews[Kind] => pickers[kind];

/** The selection fields of a product, by its type. */
export const Picker = ({ picker, ...context }: { readonly picker: AnyPicker } & PickerContext) => {
  const View = viewOf(picker) as (props: { readonly picker: AnyPicker } & PickerContext) => ReactNode;
  return <View picker={picker} {...context} />;
};
