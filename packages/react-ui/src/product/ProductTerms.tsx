import type { ReactNode } from 'react';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './ProductTerms.module.css';

export interface ProductTermsProps {
  /** The delivery costs, if the product is delivered: a `DeliveryCosts`. */
  readonly delivery?: ReactNode;
  /** The store's terms for returns, warranty and pickup. */
  readonly terms: readonly { readonly label: string; readonly text: string; readonly href?: string | undefined }[];
}

/** The terms next to the product's buy button, one line each. */
export const ProductTerms = ({ delivery, terms }: ProductTermsProps) => {
  const { Link } = useUi();
  return (
    <dl className={styles.terms}>
      {delivery && (
        <div>
          <dt>Delivery</dt>
          <dd>{delivery}</dd>
        </div>
      )}
      {terms.map(({ label, text, href }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{href === undefined ? text : <Link href={href}>{text}</Link>}</dd>
        </div>
      ))}
    </dl>
  );
};
