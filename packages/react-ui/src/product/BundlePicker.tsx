import type { Money } from '@ironcart/core/money';
import type { GalleryImage } from '@ironcart/core/product';
import { Amount } from '../price/Amount.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import styles from './BundlePicker.module.css';

export interface BundleValueView {
  readonly productId: number;
  readonly name: string;
  readonly qty: number;
  /** The surcharge of the choice. */
  readonly adds: Money;
  readonly picture?: GalleryImage | undefined;
  readonly isOutOfStock?: boolean | undefined;
}

export interface BundleOptionView {
  readonly id: number;
  readonly title: string;
  readonly isRequired: boolean;
  /** The name of the free product that a choice includes. */
  readonly includedName?: string | undefined;
  readonly values: readonly BundleValueView[];
}

export interface BundlePickerProps {
  readonly options: readonly BundleOptionView[];
  /** The selected child by option id; missing if none is selected. */
  readonly chosen: Readonly<Record<number, number | undefined>>;
  /** Prefix of the field names `{namePrefix}{option id}`. Default: 'bundle-'. */
  readonly namePrefix?: string | undefined;
  readonly errors?: Readonly<Record<number, string>> | undefined;
  readonly onChoose?: ((optionId: number, productId: number | undefined) => void) | undefined;
}

const valueCard = (value: BundleValueView) => ({
  value: String(value.productId),
  label: value.qty > 1 ? `${value.qty} × ${value.name}` : value.name,
  description: value.isOutOfStock ? 'Out of stock' : undefined,
  aside: value.adds > 0 ? <Amount amount={value.adds} sign="+" /> : 'Included',
  isDisabled: value.isOutOfStock,
  picture: value.picture && (
    <Picture
      master={value.picture.link}
      alt=""
      width={value.picture.width}
      height={value.picture.height}
      widths={[83, 166]}
      sizes="56px"
    />
  ),
});

/** The options of a bundle with their surcharges. */
export const BundlePicker = ({ options, chosen, namePrefix = 'bundle-', errors = {}, onChoose }: BundlePickerProps) => (
  <div className={styles.bundle}>
    {options.map((option) => {
      const value = chosen[option.id] === undefined ? '' : String(chosen[option.id]);
      const none = option.isRequired ? [] : [{ value: '', label: 'None' }];
      return (
        <div key={option.id} className={styles.option}>
          <RadioCards
            legend={option.isRequired ? option.title : `${option.title} (optional)`}
            name={`${namePrefix}${option.id}`}
            isRequired={option.isRequired}
            error={errors[option.id]}
            options={[...none, ...option.values.map(valueCard)]}
            {...(onChoose ? { value } : { defaultValue: value })}
            onValueChange={(next) => onChoose?.(option.id, next === '' ? undefined : Number(next))}
          />
          {option.includedName && <p className={styles.included}>Comes with {option.includedName}, free</p>}
        </div>
      );
    })}
  </div>
);
