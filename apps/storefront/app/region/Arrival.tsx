import type { Site } from '@ironcart/core';
import { Notice, Page } from '@ironcart/react-ui';
import type { ArrivalView } from './arrival.ts';
import { changeOfSiteUrl } from './change-of-site.ts';

export interface ArrivalProps {
  readonly arrival: ArrivalView;
  readonly site: Pick<Site, 'basePath'>;
  /** This page within its site: a path with its query. */
  readonly page: string;
}

/** Tells who has just changed the region where they are, and what became of the other site's cart. */
export const Arrival = ({ arrival: { title, sentences, back }, site, page }: ArrivalProps) => (
  <Page>
    <div role="status">
      <Notice title={title} action={<a href={changeOfSiteUrl(site, back.code, page)}>{back.label}</a>}>
        {sentences.join(' ')}
      </Notice>
    </div>
  </Page>
);
