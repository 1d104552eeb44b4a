import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Drawn {
  readonly name: string;
  readonly model: string;
  readonly params: {
    readonly length?: number;
    readonly sleeve_length?: number;
    readonly shaft_diameter?: number;
    readonly centre_knurl?: number;
    readonly kg?: number;
    readonly loadable?: number;
    readonly diameter?: number;
    readonly weight?: number;
    readonly style?: string;
    readonly unit?: string;
  };
}

interface SeedProduct {
  readonly name: string;
  readonly type: string;
  readonly pictures?: readonly (string | { readonly master: string })[];
  readonly gearSpecs?: readonly { readonly label: string; readonly value: string }[];
}

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const drawn = new Map(
  (JSON.parse(read('lab/art/pictures.json')) as readonly Drawn[]).map((picture) => [picture.name, picture]),
);
const products = JSON.parse(read('packages/seed/data/products.json')) as readonly SeedProduct[];
const plates = read('lab/art/models/plates.py');
const bars = read('lab/art/models/barbells.py');
const specialty = read('lab/art/models/specialty_bars.py');
const kettlebells = read('lab/art/models/kettlebells.py');

/** The numbers of `{5: 0.022, 10: 0.031}` after `name` in a model's source: measures in metres by weight. */
const metresByWeight = (source: string, name: string): ReadonlyMap<number, number> => {
  const [, body = ''] = new RegExp(`${name}'?(?: =|:) \\{([^}]*)\\}`).exec(source) ?? [];
  return new Map(
    [...body.matchAll(/([\d.]+): ([\d.]+)/g)].map(([, weight, metres]) => [Number(weight), Number(metres)]),
  );
};

/** A default in the signature of a model: `length=2.2`. */
const preset = (source: string, name: string): number =>
  Number(new RegExp(`\\b${name}=([\\d.]+)`).exec(source)?.[1] ?? Number.NaN);

const specsOf = ({ gearSpecs = [] }: SeedProduct) => new Map(gearSpecs.map(({ label, value }) => [label, value]));

/** The first number of a specification, in metres: '1,400 mm' is 1.4. */
const metres = (value: string | undefined): number =>
  Number(/\d[\d,.]*/.exec(value ?? '')?.[0].replaceAll(',', '') ?? Number.NaN) / 1000;

/** The products whose main picture shows one of these models, with that picture's parameters. */
const drawnBy = (...models: readonly string[]) =>
  products.flatMap((product) => {
    const [first] = product.pictures ?? [];
    const picture = drawn.get(typeof first === 'string' ? first : (first?.master ?? ''));
    return picture !== undefined && product.type !== 'grouped' && models.includes(picture.model)
      ? [{ name: product.name, specs: specsOf(product), params: picture.params }]
      : [];
  });

describe('3-D models for the pictures have the dimensions stated by their products', () => {
  it.each(drawnBy('barbells.barbell_detail'))('$name', ({ specs, params }) => {
    expect(params.length ?? preset(bars, 'length')).toBeCloseTo(metres(specs.get('Length')), 5);
    expect(params.sleeve_length ?? preset(bars, 'sleeve_length')).toBeCloseTo(
      metres(specs.get('Loadable sleeve length')),
      5,
    );
    expect(params.shaft_diameter ?? preset(bars, 'shaft_diameter')).toBeCloseTo(metres(specs.get('Shaft diameter')), 5);
    expect(`${params.kg ?? 20} kg`).toBe(specs.get('Weight'));
    expect((params.centre_knurl ?? 0) > 0).toBe(
      /centre/.test(specs.get('Knurl') ?? '') && !/no centre/.test(specs.get('Knurl') ?? ''),
    );
  });

  it.each(drawnBy('specialty_bars.trap_bar', 'strongman.log_bar'))('$name', ({ name, specs, params }) => {
    const source = name.includes('Log') ? read('lab/art/models/strongman.py') : specialty;
    expect(params.length ?? preset(source, 'length')).toBeCloseTo(metres(specs.get('Length')), 5);
    expect(params.loadable ?? preset(source, 'loadable')).toBeCloseTo(metres(specs.get('Loadable sleeve length')), 5);
    expect(`${params.kg ?? preset(source, 'kg')} kg`).toBe(specs.get('Weight'));
    if (specs.has('Diameter')) {
      expect(params.diameter ?? preset(source, 'diameter')).toBeCloseTo(metres(specs.get('Diameter')), 5);
    }
  });

  it.each(drawnBy('plates.bumper_plate'))('$name', ({ specs, params }) => {
    const { weight = 0, style = '', unit } = params;
    const thickness = metresByWeight(plates, unit === 'LB' ? 'POUND_BUMPER_THICKNESS' : style);
    expect(thickness.get(weight)).toBeCloseTo(metres(specs.get('Thickness')), 5);
  });

  it.each(drawnBy('plates.iron_plate'))('$name', ({ specs, params }) => {
    const { weight = 0, unit } = params;
    const before = unit === 'LB' ? 'POUND_IRON' : '\nIRON';
    expect(2 * (metresByWeight(plates, `${before}_RADIUS`).get(weight) ?? 0)).toBeCloseTo(
      metres(specs.get('Diameter')),
      5,
    );
    if (specs.has('Thickness')) {
      expect(metresByWeight(plates, `${before}_THICKNESS`).get(weight)).toBeCloseTo(metres(specs.get('Thickness')), 5);
    }
  });

  it.each(drawnBy('plates.change_plate'))('$name', ({ specs, params }) => {
    expect(2 * (metresByWeight(plates, 'CHANGE_RADIUS').get(params.kg ?? 0) ?? 0)).toBeCloseTo(
      metres(specs.get('Diameter')),
      5,
    );
  });

  it.each(drawnBy('kettlebells.cast_kettlebell'))('$name', ({ specs, params }) => {
    expect(2 * (metresByWeight(kettlebells, 'GRIPS').get(params.kg ?? 0) ?? 0)).toBeCloseTo(
      metres(specs.get('Handle diameter')),
      5,
    );
  });
});
