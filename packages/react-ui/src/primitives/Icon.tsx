import styles from './Icon.module.css';

/** Outlines on a 24 unit grid, stroked. */
const outlines = {
  account: 'M12 12.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM3.5 21c.6-4 4-6 8.5-6s7.9 2 8.5 6',
  alert: 'M12 3 22 20.5H2ZM12 9.5v5.5M12 17v1.2',
  arrow: 'M3.5 12h16.5M13.5 5.5 20 12l-6.5 6.5',
  card: 'M2.5 5.5h19v13h-19ZM2.5 10h19M6 15h4',
  cart: 'M2 4h3.2l2.3 11.5h11L21 7.5H6M9 20.2h.1M17 20.2h.1',
  check: 'M4 12.5 9.5 18 20 6.5',
  chevron: 'm5.5 9 6.5 6.5L18.5 9',
  close: 'm5 5 14 14M19 5 5 19',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 11v6M12 7v1.2',
  lock: 'M5 10.5h14V21H5ZM8 10.5V7.2a4 4 0 0 1 8 0v3.3',
  menu: 'M3 6h18M3 12h18M3 18h18',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM15.7 15.7 21 21',
  trash: 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14',
  truck: 'M2 6h12v10.5H2ZM14 9.5h4.5L22 13v3.5h-8M6.5 19.5h.1M17.5 19.5h.1',
} as const;

export type IconName = keyof typeof outlines;

export interface IconProps {
  readonly name: IconName;
  /** Pixels; 20 when left out. */
  readonly size?: number | undefined;
}

/** A small drawing beside a text; always decoration, the text says it. */
export const Icon = ({ name, size = 20 }: IconProps) => (
  <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={outlines[name]} />
  </svg>
);
