import { isInTier, type PriceTier } from '@ironcart/core/content';
import { useId } from 'react';
import { useMoneyFormat } from '../price/Amount.tsx';
import type { ProductCardView } from '../product/ProductCard.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import { useUi } from '../theme/UiProvider.tsx';
import styles from './PriceTiers.module.css';

export interface PriceTiersViewProps {
  readonly title: string;
  readonly tiers: readonly PriceTier[];
  readonly cards: readonly ProductCardView[];
}

/** Formats whole amounts without decimals: '$25'. */
const short = (amount: string): string => amount.replace(/\D00(?=\D*$)/, '');

/** Product cards by price tier, with links to the tiers; empty tiers are omitted. */
export const PriceTiers = ({ title, tiers, cards }: PriceTiersViewProps) => {
  const { Link } = useUi();
  const format = useMoneyFormat();
  const id = useId();
  const nameOf = ({ from, below }: PriceTier): string => {
    if (below === undefined) return `${short(format(from))} and more`;
    return from === 0 ? `Under ${short(format(below))}` : `${short(format(from))} to ${short(format(below))}`;
  };
  const filled = tiers
    .map((tier) => ({
      id: `${id}-${tier.from}`,
      name: nameOf(tier),
      cards: cards.filter(({ price }) => isInTier(price.amount, tier)),
    }))
    .filter((tier) => tier.cards.length > 0);
  return filled.length === 0 ? null : (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <nav aria-label={title}>
        <ul className={styles.ways}>
          {filled.map((tier) => (
            <li key={tier.id}>
              <Link className={styles.way} href={`#${tier.id}`}>
                {tier.name}
                <span className={styles.count}>
                  {tier.cards.length === 1 ? '1 gift' : `${tier.cards.length} gifts`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {filled.map((tier) => (
        <section key={tier.id} id={tier.id} className={styles.tier} tabIndex={-1} aria-labelledby={`${tier.id}-name`}>
          <h2 id={`${tier.id}-name`} className={styles.name}>
            {tier.name}
          </h2>
          <ProductGrid cards={tier.cards} eagerCount={0} headingLevel={3} label={tier.name} />
        </section>
      ))}
    </section>
  );
};
