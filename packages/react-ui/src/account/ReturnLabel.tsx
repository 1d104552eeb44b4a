import { code128, type ReturnAuthorization } from '@ironcart/core/return';
import { DateText } from './DateText.tsx';
import styles from './ReturnLabel.module.css';
import { returnReasonLabels } from './status-words.ts';

export interface ReturnLabelProps {
  readonly authorization: Pick<ReturnAuthorization, 'rmaNumber' | 'orderId' | 'dateIssued' | 'items'>;
  /** The store's name. */
  readonly store: string;
  /** The address for returns, line by line. */
  readonly address?: readonly string[] | undefined;
}

/** The quiet zone that scanners need on both sides of a barcode, in modules. */
const quietZone = 10;
const barHeight = 40;

const Barcode = ({ text }: { readonly text: string }) => {
  const widths = code128(text);
  if (widths === undefined) return null;
  const total = widths.reduce((sum, width) => sum + width, 0) + 2 * quietZone;
  let at = quietZone;
  const bars = widths.map((width, index) => {
    const from = at;
    at += width;
    return index % 2 === 0 ? `M${from} 0h${width}v${barHeight}h-${width}z` : '';
  });
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 0 ${total} ${barHeight}`}
      role="img"
      aria-label={`Barcode of ${text}`}
      shapeRendering="crispEdges"
      preserveAspectRatio="none"
    >
      <rect width={total} height={barHeight} fill="#fff" />
      <path d={bars.join('')} fill="#000" />
    </svg>
  );
};

/** The shipping label of a return, with its number as a barcode, and the packing list. */
export const ReturnLabel = ({ authorization, store, address = [] }: ReturnLabelProps) => {
  const { rmaNumber, orderId, dateIssued, items } = authorization;
  return (
    <article className={styles.sheet}>
      <section className={styles.label} aria-label="Label">
        <p className={styles.to}>
          <strong>{`${store}, returns`}</strong>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        <Barcode text={rmaNumber} />
        <p className={styles.number}>{rmaNumber}</p>
        <p>
          {`Order ${orderId}, `}
          <DateText value={dateIssued} />
        </p>
      </section>
      <section className={styles.list}>
        <h2>In the parcel</h2>
        <ul>
          {items.map(({ listItemId, qty, name, sku, reason }) => (
            <li key={listItemId}>{`${qty} × ${name} (${sku}): ${returnReasonLabels[reason]}`}</li>
          ))}
        </ul>
      </section>
    </article>
  );
};
