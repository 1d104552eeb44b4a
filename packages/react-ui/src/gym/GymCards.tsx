import type { Money } from '@ironcart/core/money';
import { feetAndInches } from '@ironcart/gym-builder';
import type { ReactNode } from 'react';
import { Amount } from '../price/Amount.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './GymCards.module.css';
import { GymPlan } from './GymPlan.tsx';
import type { GymView } from './gym-view.ts';

/** A gym in a list of gyms. */
export interface GymCard extends GymView {
  readonly id: string;
  readonly title: string;
  /** Undefined if it has no page. */
  readonly href?: string | undefined;
  readonly text?: ReactNode;
  readonly total: Money;
  readonly marks?: readonly string[] | undefined;
  readonly action?: ReactNode;
}

export interface GymCardsProps {
  readonly gyms: readonly GymCard[];
}

/** Gyms as plans with their sizes and prices. */
export const GymCards = ({ gyms }: GymCardsProps) => {
  const { Link } = useUi();
  return (
    <ul className={styles.cards}>
      {gyms.map(({ id, title, href, text, total, marks = [], action, ...view }) => (
        <li key={id} className={styles.card}>
          <div className={styles.plan}>
            <GymPlan {...view} isSketch />
          </div>
          <h2 className={styles.title}>{href === undefined ? title : <Link href={href}>{title}</Link>}</h2>
          {text && <div className={styles.text}>{text}</div>}
          <p className={styles.facts}>
            <span className={styles.total}>
              <Amount amount={total} />
            </span>
            <span>
              {feetAndInches(view.project.room.widthMm)} × {feetAndInches(view.project.room.depthMm)}
            </span>
            <span>
              {view.project.pieces.length} {view.project.pieces.length === 1 ? 'piece' : 'pieces'}
            </span>
            {marks.map((mark) => (
              <span key={mark} className={styles.mark}>
                {mark}
              </span>
            ))}
          </p>
          {action && <div className={styles.action}>{action}</div>}
        </li>
      ))}
    </ul>
  );
};
