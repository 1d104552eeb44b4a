import type { Money } from '@ironcart/core/money';
import { isPickupRate, type ShippingMode, type ShippingRate } from '@ironcart/core/shipping';
import { useMoneyFormat } from '../price/Amount.tsx';
import { Notice } from '../primitives/Notice.tsx';
import { PressButton } from '../primitives/PressButton.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { Skeleton } from '../primitives/Skeleton.tsx';
import styles from './ShippingPackages.module.css';

export interface ShippingPackageView {
  readonly packageNumber: number;
  /** The package's contents, as in '2 × Club Bar, 1 × Bench'. */
  readonly contents?: string | undefined;
  readonly rates: readonly ShippingRate[];
  /** The chosen rate's `shippingCode`. */
  readonly chosenCode?: string | undefined;
}

export interface ShippingPackagesProps {
  /** The state of the shipping machine, with the specification's names. */
  readonly state: 'notReady' | 'loadable' | 'loading' | 'valid' | 'error';
  readonly packages: readonly ShippingPackageView[];
  readonly mode?: ShippingMode | undefined;
  /** Set if the order can ship in one package or in several. */
  readonly onModeChange?: ((mode: ShippingMode) => void) | undefined;
  readonly onChoose: (packageNumber: number, shippingCode: string) => void;
  readonly onRetry?: (() => void) | undefined;
  readonly errorMessage?: string | undefined;
  /** Whether the rates exclude VAT; the text then states it. */
  readonly isWithoutVat?: boolean | undefined;
  /** The lines of the pickup address. */
  readonly pickupLines?: readonly string[] | undefined;
}

const modes = [
  { value: 'fastest', label: 'As soon as each part is ready' },
  { value: 'fewestPackages', label: 'In as few packages as possible' },
] as const;

/**
 * A method with its arrival below it, taken from the part of the label after the comma: 'Ground, expected Thu, Dec 3 –
 * Mon, Dec 7'.
 */
const Method = ({ label }: Pick<ShippingRate, 'label'>) => {
  const [method, arrival] = label.split(/, (.*)/);
  return (
    <>
      {method} {arrival && <span className={styles.arrival}>{arrival}</span>}
    </>
  );
};

/** The shipping methods of each package, with their amounts. */
export const ShippingPackages = (props: ShippingPackagesProps) => {
  const {
    state,
    packages,
    mode,
    onModeChange,
    onChoose,
    onRetry,
    errorMessage,
    isWithoutVat,
    pickupLines = [],
  } = props;
  const format = useMoneyFormat();
  const price = (amount: Money) => (amount === 0 ? 'Free' : `${format(amount)}${isWithoutVat ? ' excl. VAT' : ''}`);
  if (state === 'notReady' || state === 'loadable') {
    return <p className={styles.waiting}>Enter your address to see how it ships and what that costs.</p>;
  }
  if (state === 'error') {
    return (
      <Notice
        tone="error"
        action={
          onRetry && (
            <PressButton press="rates.reload" onPress={onRetry}>
              Try again
            </PressButton>
          )
        }
      >
        {errorMessage ?? 'Shipping rates did not load. Your address is kept.'}
      </Notice>
    );
  }
  if (state === 'loading' && packages.length === 0) {
    return (
      <div className={styles.loading} role="status" aria-label="Loading shipping methods">
        <Skeleton height="72px" />
        <Skeleton height="72px" />
      </div>
    );
  }
  return (
    <div className={styles.packages} aria-busy={state === 'loading' || undefined}>
      {onModeChange && (
        <RadioCards
          legend="In parts or together?"
          name="shippingMode"
          value={mode}
          options={modes}
          onValueChange={(value) => onModeChange(value === 'fastest' ? 'fastest' : 'fewestPackages')}
        />
      )}
      {packages.map((shipment) => (
        <section key={shipment.packageNumber} className={styles.package}>
          {packages.length > 1 && (
            <h3 className={styles.title}>
              Package {shipment.packageNumber} of {packages.length}
            </h3>
          )}
          {packages.length > 1 && shipment.contents && <p className={styles.contents}>{shipment.contents}</p>}
          <RadioCards
            legend={packages.length > 1 ? `Method for package ${shipment.packageNumber}` : 'Shipping method'}
            isLegendHidden
            name={`shippingCode-${shipment.packageNumber}`}
            value={shipment.chosenCode ?? ''}
            onValueChange={(code) => onChoose(shipment.packageNumber, code)}
            options={shipment.rates.map((rate) => ({
              value: rate.shippingCode,
              label: <Method label={rate.label} />,
              description: isPickupRate(rate)
                ? [rate.carrier, ...pickupLines].filter(Boolean).join(', ')
                : rate.carrier,
              aside: price(rate.amount),
            }))}
          />
        </section>
      ))}
    </div>
  );
};
