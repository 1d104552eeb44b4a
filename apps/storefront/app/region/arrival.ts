import type { SiteCode } from '@ironcart/core/site';
import type { RequestContext } from '../request-context/request-context.ts';
import { readChangeOfSite } from './change-of-site.ts';

/** The message for a shopper who has just come from another site. */
export interface ArrivalView {
  readonly title: string;
  readonly sentences: readonly string[];
  /** The previous site, and the label of the link back. */
  readonly back: { readonly code: SiteCode; readonly label: string };
}

const pieces = (count: number): string => (count === 1 ? 'item' : `${count} items`);

/** Creates the message about the change of site and the other cart; undefined without a change. */
export const arrivalFrom = ({ site, sites, url }: Pick<RequestContext, 'site' | 'sites' | 'url'>) => {
  const change = readChangeOfSite(url.searchParams, sites, site);
  if (change === undefined) return undefined;
  const left = sites.byCode(change.left);
  const { kept, isElsewhere } = change;
  const arrival: ArrivalView = {
    title: `You are now shopping in: ${site.name} (${site.currency})`,
    sentences: [
      ...(isElsewhere ? ['The page you came from does not exist here, so this is the home page.'] : []),
      ...(kept > 0 ? [`Each country has its own cart. Your ${left.name} cart keeps its ${pieces(kept)}.`] : []),
    ],
    back: { code: left.code, label: `Back to ${left.name}` },
  };
  return arrival;
};
