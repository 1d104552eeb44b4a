import type { Site } from '@ironcart/core/site';
import { Notice } from '@ironcart/react-ui';
import styles from './Arrival.module.css';
import type { ArrivalView } from './arrival.ts';
import { changeOfSiteUrl } from './change-of-site.ts';

export interface ArrivalProps {
  readonly arrival: ArrivalView;
  readonly site: Pick<Site, 'basePath'>;
  /** The current page within its site: a path with its query. */
  readonly page: string;
}

/** Message after a change of region: the current region, and the state of the other site's cart. */
export const Arrival = ({ arrival: { title, sentences, back }, site, page }: ArrivalProps) => (
  <div className={styles.arrival} role="status">
    <Notice title={title} action={<a href={changeOfSiteUrl(site, back.code, page)}>{back.label}</a>}>
      {sentences.join(' ')}
    </Notice>
  </div>
);
