import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBrand } from './brand.ts';

const folderWith = (content: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-brand-'));
  writeFileSync(join(folder, 'logo.svg'), '<svg/>');
  if (content !== undefined) writeFileSync(join(folder, 'ironcart.brand.json'), JSON.stringify(content));
  return folder;
};

describe('brand of a store', () => {
  it('defaults to a neutral brand, and to the demo brand in a demo store', () => {
    const folder = folderWith(undefined);
    expect(readBrand(folder, undefined, false).served.brand).toMatchObject({ name: 'Store', pages: [], social: [] });
    expect(readBrand(folder, undefined, true).served.brand.social.length).toBeGreaterThan(0);
  });

  it('is the file in the root folder, also in a demo store, with its pictures', () => {
    const { served } = readBrand(folderWith({ name: 'Northgate', wordmark: 'logo.svg' }), undefined, true);
    const { wordmark, name, icon, social } = served.brand;
    expect([name, icon, social]).toEqual(['Northgate', undefined, []]);
    expect(wordmark?.src).toMatch(/^\/brand\/logo-[\da-f]{8}\.svg$/);
    expect(served.files.get(wordmark?.src ?? '')?.type).toBe('image/svg+xml');
  });

  it('provides the sender and legal lines of mails', () => {
    const legal = { company: 'Northgate Ltd', address: ['4 Mill Lane', 'Kendal'], vatId: 'GB 1' };
    const content = {
      name: 'Northgate',
      mailSender: 'Northgate Outfitters',
      legal,
      support: { email: 'help@northgate.example' },
    };
    expect(readBrand(folderWith(content), undefined, false).mail).toEqual({
      sender: 'Northgate Outfitters',
      storeName: 'Northgate',
      footer: ['Northgate Ltd, 4 Mill Lane, Kendal', 'VAT id GB 1', 'help@northgate.example'],
    });
  });

  it('names the policy pages, which the storefront does not need to know', () => {
    const page = { label: 'Returns', href: '/returns' };
    const content = {
      name: 'A',
      pages: [
        { ...page, policies: ['refund_policy', 'faq'] },
        { label: 'B', href: '/b' },
      ],
    };
    const { served, policies } = readBrand(folderWith(content), undefined, false);
    expect(served.brand.pages).toEqual([page, { label: 'B', href: '/b' }]);
    expect(policies).toEqual([
      { type: 'refund_policy', title: 'Returns', href: '/returns' },
      { type: 'faq', title: 'Returns', href: '/returns' },
    ]);
    expect(readBrand(folderWith(undefined), undefined, true).policies.map(({ type }) => type)).toEqual([
      'shipping_policy',
      'refund_policy',
    ]);
  });

  it.each([
    [{}, /not valid at name/],
    [{ name: 'A', pages: [{ label: 'X', href: '/x', policies: ['rules'] }] }, /not valid at pages.0.policies/],
    [{ name: 'A', pages: [{ label: 'X', href: 'tel:1', policies: ['faq'] }] }, /not valid at pages.0/],
    [{ name: 'A', colour: 'red' }, /not valid at colour/],
    [{ name: 'A', social: [{ label: 'X', href: 'javascript:alert(1)' }] }, /not valid at social.0.href/],
    [{ name: 'A', icon: 'none.svg' }, /none\.svg, which is not there/],
  ])('reports an invalid file in one sentence: %j', (content, message) => {
    expect(() => readBrand(folderWith(content), undefined, false)).toThrow(message);
  });
});
