import type { ContentBlock } from '@ironcart/core/content';
import { zeusBuilderPath } from '@ironcart/core/routing';
import { hasFeature, type Site, type SiteFeature } from '@ironcart/core/site';

/** Paths of pages that only some sites have, with the site feature that each requires. */
const pagesOfFeature: readonly (readonly [path: string, SiteFeature])[] = [[zeusBuilderPath, 'zeusBuilder']];

const actionOf = ({ props }: ContentBlock): unknown =>
  typeof props.action === 'object' && props.action !== null && 'href' in props.action ? props.action.href : undefined;

/** Omits blocks whose action leads to a page that the site does not have; pages of the CMS are the same on all sites. */
export const keepOffered = (
  blocks: readonly ContentBlock[],
  site: Pick<Site, 'features' | 'neverOffers'>,
): readonly ContentBlock[] =>
  blocks.filter((block) => {
    const href = actionOf(block);
    return !pagesOfFeature.some(
      ([path, feature]) => typeof href === 'string' && href.startsWith(path) && !hasFeature(feature, site),
    );
  });
