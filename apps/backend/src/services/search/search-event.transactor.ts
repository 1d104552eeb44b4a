import type { WireSearchEventBody } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import type { Database } from '../../db/pool.ts';

/** Stores a shopper's event. For the page only the path is stored, because queries may contain private data. */
export const keepSearchEvent = async (
  db: Database,
  { data: { event, context } }: WireSearchEventBody,
  { siteCode, happenedAt }: { readonly siteCode: SiteCode; readonly happenedAt: Date },
): Promise<void> => {
  const { name, ...detail } = event;
  const [uri = ''] = context.page.uri.split(/[?#]/, 1);
  await db
    .insertInto('search_events')
    .values({
      site_code: siteCode,
      name,
      user_id: context.user.user_id,
      uri,
      detail: JSON.stringify(detail),
      happened_at: happenedAt,
    })
    .execute();
};
