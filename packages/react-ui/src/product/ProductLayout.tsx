import { type ReactNode, useEffect, useRef } from 'react';
import styles from './ProductLayout.module.css';

export interface ProductLayoutProps {
  readonly gallery: ReactNode;
  readonly panel: ReactNode;
  /** The id of the panel's container, for links. */
  readonly panelId?: string | undefined;
  /** Below the pictures: description, specifications, reviews. */
  readonly children?: ReactNode;
}

/** Loaded only if the panel is sticky. */
const keepEndInSight = (panel: HTMLElement | null): (() => void) | undefined => {
  if (!panel || getComputedStyle(panel).position !== 'sticky') return undefined;
  const attached = import('../primitives/sticky-scroll.ts').then(
    ({ attachStickyScroll }) => attachStickyScroll(panel),
    // If it cannot be loaded, a tall panel ends with the page, as without scripts.
    () => undefined,
  );
  return () => void attached.then((stop) => stop?.());
};

/** The layout of a product page: pictures on the left, a sticky buy panel on the right; one column on a phone. */
export const ProductLayout = ({ gallery, panel, panelId, children }: ProductLayoutProps) => {
  const aside = useRef<HTMLDivElement>(null);
  useEffect(() => keepEndInSight(aside.current?.querySelector<HTMLElement>(':scope > *') ?? null), []);
  return (
    <div className={styles.layout}>
      <div className={styles.gallery}>
        <div className={styles.pictures}>{gallery}</div>
      </div>
      <div ref={aside} className={styles.panel} id={panelId} tabIndex={-1}>
        {panel}
      </div>
      {children && <div className={styles.details}>{children}</div>}
    </div>
  );
};
