import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { wirePage } from '@ironcart/api/contract';
import type { ContentBlock } from '@ironcart/core/content';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import * as v from 'valibot';
import type { Database } from '../../db/pool.ts';
import { sharedSecret } from '../../db/shared-secret.ts';
import { placeInDocument } from '../../json-document.ts';

const { title, description, roguebuilder } = wirePage.entries;

/** Format of a page builder's file: a title, and blocks as in a CMS page. */
const previewFile = v.object({
  title,
  description: v.optional(description, ''),
  blocks: roguebuilder.entries.data,
});

/** An unpublished page for preview. */
export interface PreviewedPage {
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly ContentBlock[];
}

/** Parses a page builder's file. @returns the page, or the errors of the file */
export const parsePreviewFile = (
  content: unknown,
): { readonly ok: true; readonly value: PreviewedPage } | { readonly ok: false; readonly fault: string } => {
  const result = v.safeParse(previewFile, content, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const place = placeInDocument(content, issue.path?.map(({ key }) => key) ?? []);
  return { ok: false, fault: place === '' ? issue.message : `${place}: ${issue.message}` };
};

const keyOf = async (db: Database, previewId: string, expiresAt: Date): Promise<string> =>
  createHmac('sha256', await sharedSecret(db, 'page-previews'))
    .update(`page-preview ${previewId} ${expiresAt.getTime()}`)
    .digest('base64url');

/**
 * Stores a page for preview, and deletes expired ones.
 * @returns the link to the preview, valid until `expiresAt` (S2-routes-21)
 */
export const keepPagePreview = async (
  db: Database,
  page: PreviewedPage,
  at: { readonly publicUrl: string; readonly site: Site; readonly now: Date; readonly expiresAt: Date },
): Promise<string> => {
  const previewId = randomUUID();
  await db.deleteFrom('page_previews').where('expires_at', '<=', at.now).execute();
  await db
    .insertInto('page_previews')
    .values({
      preview_id: previewId,
      title: page.title,
      description: page.description,
      blocks: JSON.stringify(page.blocks),
      expires_at: at.expiresAt,
    })
    .execute();
  const query = new URLSearchParams({ page: previewId, key: await keyOf(db, previewId, at.expiresAt) });
  return `${at.publicUrl}${pathOnSite('/__rb__/preview', at.site)}?${query}`;
};

/** The page of a preview link; undefined for a wrong key as well as for an expired or unknown page (SECURITY 35). */
export const readPagePreview = async (
  db: Database,
  { id, key, now }: { readonly id: string; readonly key: string; readonly now: Date },
): Promise<(PreviewedPage & { readonly expiresAt: Date }) | undefined> => {
  const row = await db
    .selectFrom('page_previews')
    .selectAll()
    .where('preview_id', '=', id)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const expected = Buffer.from(await keyOf(db, id, row.expires_at));
  const given = Buffer.from(key);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return { title: row.title, description: row.description, blocks: row.blocks, expiresAt: row.expires_at };
};
