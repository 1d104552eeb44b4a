import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { getBounds, NodeIO } from '@gltf-transform/core';
import { KHRMeshQuantization } from '@gltf-transform/extensions';
import { describe, expect, it } from 'vitest';

interface View {
  readonly key: string;
  /** Width, depth and height in millimetres. */
  readonly size: readonly [number, number, number];
  /** The product whose specifications contain the size. */
  readonly product?: string;
}

interface SeedProduct {
  readonly sku: string;
  readonly attributes?: { readonly turn_model?: string };
  readonly gearSpecs?: readonly { readonly label: string; readonly value: string }[];
}

const root = join(import.meta.dirname, '../..');
const models = join(root, 'packages/react-ui/models');
const readJson = <T>(file: string): T => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
const views = readJson<readonly View[]>('lab/art/views.json');
const products = readJson<readonly SeedProduct[]>('packages/seed/data/products.json');
const io = new NodeIO().registerExtensions([KHRMeshQuantization]);

/** Bytes of each model as sent by a server. */
const sent = new Map(
  views.map(({ key }) => [key, brotliCompressSync(readFileSync(join(models, `${key}.glb`))).length]),
);

/** The numbers in a specification, in order: '1,240 x 1,270 mm' gives 1240 and 1270. */
const millimetres = (value: string | undefined): readonly number[] =>
  (value?.match(/\d[\d,]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '')));

describe('models of the 3-D views', () => {
  it.each(views)(
    '$key has its specified outline, to 2 mm, and stands on the floor',
    async ({ key, size: [width, depth, height] }) => {
      const document = await io.read(join(models, `${key}.glb`));
      const [scene] = document.getRoot().listScenes();
      if (scene === undefined) throw new Error('There is no scene in it');
      const { min, max } = getBounds(scene);
      const expected = [-width / 2, 0, -depth / 2, width / 2, height, depth / 2];
      [...min, ...max].forEach((value, axis) => {
        expect(Math.abs(value * 1000 - (expected[axis] ?? 0)), `axis ${axis}`).toBeLessThan(2);
      });
    },
  );

  it.each(views.filter(({ product }) => product !== undefined))(
    '$key has the dimensions in the specifications of $product',
    ({ product, size: [width, depth, height] }) => {
      const specs = products.find(({ sku }) => sku === product)?.gearSpecs ?? [];
      const spec = (label: string) => millimetres(specs.find((one) => one.label === label)?.value);
      expect(spec('Footprint').toSorted()).toEqual([width, depth].toSorted());
      expect(spec('Height')).toEqual([height]);
    },
  );

  const turned = products.flatMap(({ sku, attributes, gearSpecs = [] }) => {
    const length = millimetres(gearSpecs.find(({ label }) => label === 'Length')?.value)[0];
    const view = views.find(({ key }) => key === attributes?.turn_model);
    return length === undefined || view === undefined ? [] : [{ sku, length, view }];
  });

  it.each(turned)('$view.key has the length in the specifications of $sku', ({ length, view }) => {
    expect(view.size[0]).toBe(length);
  });

  it.each(views)('$key is at most 36 KB compressed', ({ key }) => {
    expect(sent.get(key)).toBeLessThan(36_000);
  });

  it('are at most 600 KB together', () => {
    expect([...sent.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(600_000);
  });

  it('are exactly the files that pages can request', () => {
    const files = readdirSync(models).map((file) => file.replace(/\.glb$/, ''));
    expect(files.toSorted()).toEqual(views.map(({ key }) => key).toSorted());
    const asked = readFileSync(join(root, 'packages/react-ui/src/scene/model-urls.ts'), 'utf8');
    expect([...asked.matchAll(/models\/([\w-]+)\.glb/g)].map(([, key]) => key).toSorted()).toEqual(files.toSorted());
  });

  it('exist for each product of the demo store that can be turned', () => {
    const keys = new Set(views.map(({ key }) => key));
    const turned = products.flatMap(({ attributes }) => attributes?.turn_model ?? []);
    expect(turned.length).toBeGreaterThan(30);
    expect(turned.filter((model) => !keys.has(model))).toEqual([]);
  });
});
