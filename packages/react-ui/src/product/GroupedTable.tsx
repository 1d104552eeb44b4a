import type { GalleryImage } from '@ironcart/core/product';
import { Price, type PriceView } from '../price/Price.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { QuantityField } from '../primitives/QuantityField.tsx';
import styles from './GroupedTable.module.css';
import { StockLine, type StockView } from './StockLine.tsx';

export interface GroupedRowView {
  readonly productId: number;
  readonly name: string;
  readonly sku: string;
  readonly price: PriceView;
  readonly picture?: GalleryImage | undefined;
  /** The colour code of its weight, as for plates in competition, for example 'red'. */
  readonly colour?: string | undefined;
  readonly stock?: StockView | undefined;
  readonly maxQty?: number | undefined;
}

export interface GroupedTableProps {
  readonly caption: string;
  readonly rows: readonly GroupedRowView[];
  /** Prefix of the field names `{namePrefix}{product id}`. Default: 'qty-'. Zero means none. */
  readonly namePrefix?: string | undefined;
  /** The initial quantities by product id; 0 by default. */
  readonly quantities?: Readonly<Record<number, number>> | undefined;
  readonly onQuantityChange?: ((productId: number, qty: number) => void) | undefined;
}

/** The members of a grouped product, each with its price and quantity. */
export const GroupedTable = ({
  caption,
  rows,
  namePrefix = 'qty-',
  quantities = {},
  onQuantityChange,
}: GroupedTableProps) => (
  <div className={styles.members}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Price</th>
          <th scope="col">Quantity</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.productId}>
            <th scope="row">
              <span className={styles.item} data-colour={row.colour}>
                {row.picture && (
                  <Picture
                    className={styles.picture}
                    master={row.picture.link}
                    alt=""
                    width={row.picture.width}
                    height={row.picture.height}
                    widths={[83, 166]}
                    sizes="56px"
                  />
                )}
                <span>
                  <span className={styles.name}>{row.name}</span>
                  {row.stock && <StockLine stock={row.stock} />}
                </span>
              </span>
            </th>
            <td>
              <Price price={row.price} size="small" />
            </td>
            <td>
              <QuantityField
                name={`${namePrefix}${row.productId}`}
                label={`Quantity of ${row.name}`}
                defaultValue={quantities[row.productId] ?? 0}
                min={0}
                max={row.maxQty}
                isDisabled={row.stock?.code === 'outOfStock'}
                onValueChange={(qty) => onQuantityChange?.(row.productId, qty ?? 0)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
