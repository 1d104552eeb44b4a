import { readFileSync } from 'node:fs';
import type { GymPiece, GymTemplate } from '@ironcart/core/gym';
import { arrangeTemplate, checkGym, gymCatalogue, plainRoom } from '@ironcart/gym-builder';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../prepare/root.mjs';

interface SeedProduct {
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  readonly type: string;
  readonly gearSpecs: readonly { readonly label: string; readonly value: string }[];
}

type PieceRecord = Omit<GymPiece, 'productId' | 'name' | 'ceilingMm' | 'clearance' | 'isWallMounted'> &
  Partial<Pick<GymPiece, 'ceilingMm' | 'clearance' | 'isWallMounted'>>;

const read = <T>(file: string): readonly T[] => JSON.parse(readFileSync(inRoot(`packages/seed/data/${file}`), 'utf8'));
const products = new Map(read<SeedProduct>('products.json').map((product) => [product.sku, product]));
const records = read<PieceRecord>('gym-pieces.json');
const templates = read<GymTemplate & { readonly pieces: readonly { sku: string; qty?: number }[] }>(
  'gym-templates.json',
);

const none = { front: 0, back: 0, left: 0, right: 0 };
const catalogue = gymCatalogue(
  records.map((record) => ({
    productId: products.get(record.sku)?.productId ?? 0,
    name: products.get(record.sku)?.name ?? '',
    isWallMounted: false,
    ...record,
    ceilingMm: record.ceilingMm ?? record.heightMm,
    clearance: { ...none, ...record.clearance },
  })),
);

const specOf = (sku: string, label: string): string | undefined =>
  products.get(sku)?.gearSpecs.find((spec) => spec.label === label)?.value;
const numbersIn = (text: string): readonly number[] =>
  [...text.replaceAll(',', '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

describe('gym planner templates of the demo', () => {
  it('contain products that can be sold separately', () => {
    for (const { sku } of records) expect(['simple', 'configurable', 'bundle'], sku).toContain(products.get(sku)?.type);
  });

  it('have the dimensions stated on their pages', () => {
    for (const { sku, widthMm, depthMm, heightMm } of records) {
      const footprint = specOf(sku, 'Footprint');
      if (footprint !== undefined) {
        expect(numbersIn(footprint).toSorted(), sku).toEqual([widthMm, depthMm].map(Number).toSorted());
      }
      const height = specOf(sku, 'Height');
      if (height !== undefined) expect([heightMm], sku).toEqual(numbersIn(height));
      const uprights = specOf(sku, 'Uprights');
      const { uprights: placed } = catalogue.get(sku) ?? {};
      if (uprights !== undefined && placed) expect(placed.uprightMm, sku).toBe(numbersIn(uprights)[0]);
      const fits = specOf(sku, 'Fits');
      const { attachment } = catalogue.get(sku) ?? {};
      if (fits !== undefined && attachment) {
        expect(numbersIn(fits), sku).toContain(/uprights/.test(fits) ? attachment.uprightMm : attachment.holeMm);
      }
    }
  });

  it('weigh at least as much as their pages state', () => {
    for (const { sku, massKg } of records) {
      const weight = specOf(sku, 'Weight');
      if (weight?.startsWith('2 x') === false) expect(massKg, sku).toBeGreaterThanOrEqual(numbersIn(weight)[0] ?? 0);
    }
  });

  it.each(templates.map((template) => [template.title, template] as const))(
    'fit completely into the room they were made for: %s',
    (_title, { title, room, pieces }) => {
      const wanted = pieces.map(({ sku, qty = 1 }) => ({ sku, qty }));
      const { project, missing } = arrangeTemplate({ title, pieces: wanted }, plainRoom(room), catalogue);
      expect(missing).toEqual([]);
      expect(checkGym(project, catalogue)).toEqual([]);
    },
  );
});
