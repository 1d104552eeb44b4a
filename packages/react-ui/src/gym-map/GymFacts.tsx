import type { EquippedGym } from '@ironcart/core/equipped-gym';
import styles from './GymFacts.module.css';

export interface GymFactsProps {
  readonly gym: Pick<EquippedGym, 'street' | 'postcode' | 'city' | 'region' | 'country' | 'about' | 'openedIn'>;
}

/** Description, address and links of a gym. */
export const GymFacts = ({ gym }: GymFactsProps) => {
  const { street, postcode, city, region, country, about, openedIn } = gym;
  const lines = [street, [city, region, postcode].filter((part) => part !== '').join(', '), country];
  return (
    <div className={styles.facts}>
      {about !== '' && <p className={styles.about}>{about}</p>}
      <dl className={styles.list}>
        <div>
          <dt>Address</dt>
          <dd>
            <address className={styles.address}>{lines.join('\n')}</address>
          </dd>
        </div>
        <div>
          <dt>Open since</dt>
          <dd>{openedIn}</dd>
        </div>
      </dl>
    </div>
  );
};
