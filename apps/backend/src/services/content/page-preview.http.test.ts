import { contract } from '@ironcart/api/contract';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/test-store.ts';
import { keepPagePreview, parsePreviewFile } from './page-preview.ts';

const store = useTestStore();
const hourMs = 60 * 60_000;
const page = { title: 'Spring', description: 'Soon', blocks: [{ name: 'RichText', props: { html: '<p>New</p>' } }] };

const keep = async () => {
  const link = new URL(
    await keepPagePreview(store.db, page, {
      publicUrl: 'https://shop.example',
      site: siteByCode('GBR'),
      now: store.now(),
      expiresAt: new Date(store.now().getTime() + hourMs),
    }),
  );
  return { path: link.pathname, id: link.searchParams.get('page') ?? '', key: link.searchParams.get('key') ?? '' };
};
const ask = (id: string, key: string) => ({ params: { id }, query: { key } });
const { getPreview } = contract.content;

describe('page preview', () => {
  it('is shown with its link, on its site [S2-routes-21]', async () => {
    const { path, id, key } = await keep();
    expect(path).toBe('/gb/__rb__/preview');
    expect(await store.shopper('GBR').call(getPreview, ask(id, key))).toMatchObject({
      title: 'Spring',
      roguebuilder: { data: page.blocks },
    });
  });

  it('is not found with another key, or the key of another page [S2-routes-21]', async () => {
    const [one, other] = [await keep(), await keep()];
    const shopper = store.shopper();
    for (const [id, key] of [
      [one.id, other.key],
      [one.id, one.key.slice(1)],
      [one.id, `${one.key.startsWith('A') ? 'B' : 'A'}${one.key.slice(1)}`],
      ['unknown', one.key],
    ] as const) {
      expect(await shopper.refused(getPreview, ask(id, key))).toMatchObject({ status: 404, type: 'not_found' });
    }
  });

  it('expires, even if the expiry in its row was changed [S2-routes-21]', async () => {
    const { id, key } = await keep();
    const shopper = store.shopper();
    store.passTime(hourMs);
    await shopper.refused(getPreview, ask(id, key));
    const later = new Date(store.now().getTime() + hourMs);
    await store.db.updateTable('page_previews').set({ expires_at: later }).where('preview_id', '=', id).execute();
    await shopper.refused(getPreview, ask(id, key));
    await keep();
  });

  it('is deleted when the next one is created after its expiry', async () => {
    const { id } = await keep();
    store.passTime(2 * hourMs);
    await keep();
    const rows = await store.db.selectFrom('page_previews').select('preview_id').execute();
    expect(rows.map((row) => row.preview_id)).not.toContain(id);
  });
});

describe('file of the page builder', () => {
  it('contains a title and blocks, and reports errors otherwise', () => {
    expect(parsePreviewFile({ title: 'A', blocks: [] })).toEqual({
      ok: true,
      value: { title: 'A', description: '', blocks: [] },
    });
    expect(parsePreviewFile({ title: 'A', blocks: [{ name: '' }] })).toMatchObject({
      ok: false,
      fault: expect.stringContaining('blocks, entry 1'),
    });
    expect(parsePreviewFile(null)).toMatchObject({ ok: false });
  });
});
