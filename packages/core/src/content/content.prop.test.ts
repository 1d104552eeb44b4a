import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BlockVariant, ContentBlock } from './block.ts';
import type { BlockAudience } from './block-audience.ts';
import { blocksFor } from './blocks-for.ts';
import { chooseVariant, type FlagValue } from './choose-variant.ts';
import { fillPlaceholders } from './fill-placeholders.ts';

const segment = fc.integer({ min: 1, max: 4 });
const sku = fc.constantFrom('BAR-20', 'BAR-15', 'RACK');
const slotName = fc.constantFrom('default', 'first', 'loud', '__proto__', 'constructor');
const flagName = fc.constantFrom('pip', 'hero', 'toString');
/** Values of flags, and names that every object has. */
const flagged = fc.constantFrom('true', 'false', 'on', '2', 'constructor', '__proto__');
const props = fc.dictionary(fc.constantFrom('text', 'tone'), fc.string({ maxLength: 3 }));

const audience: fc.Arbitrary<BlockAudience> = fc.record(
  { segments: fc.uniqueArray(segment, { maxLength: 3 }), sku: fc.option(sku, { nil: undefined }) },
  { requiredKeys: ['segments'] },
);

const variant: fc.Arbitrary<BlockVariant> = fc.record({ props, slot: slotName }, { requiredKeys: [] });

const abTest = fc.record({ name: flagName, variants: fc.dictionary(flagged, variant, { maxKeys: 2 }) });

/** A block whose slots hold such pages. */
const blockAbove = (pages: fc.Arbitrary<readonly ContentBlock[]>): fc.Arbitrary<ContentBlock> =>
  fc.record(
    {
      name: fc.string({ minLength: 1, maxLength: 4 }),
      props,
      slots: fc.dictionary(slotName, pages, { maxKeys: 2 }),
      abTest,
      segments: fc.uniqueArray(segment, { maxLength: 2 }),
      skus: fc.uniqueArray(sku, { maxLength: 2 }),
    },
    { requiredKeys: ['name', 'props'] },
  );

/** A page of blocks whose names are unique among siblings. */
const pageOf = (block: fc.Arbitrary<ContentBlock>): fc.Arbitrary<readonly ContentBlock[]> =>
  fc.uniqueArray(block, { maxLength: 3, selector: ({ name }) => name });

/** A page whose blocks hold blocks that hold blocks. */
const blocks = pageOf(blockAbove(pageOf(blockAbove(pageOf(blockAbove(fc.constant([])))))));

/** Flags that are set, unset, or unavailable. */
const flags: fc.Arbitrary<FlagValue> = fc
  .dictionary(flagName, fc.oneof(flagged, fc.boolean(), fc.constant(2), fc.constant(undefined), fc.constant('fails')))
  .map((values) => (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === 'fails') throw new Error('The flags cannot be had');
    return value;
  });

const allBelow = (page: readonly ContentBlock[]): readonly ContentBlock[] =>
  page.flatMap((block) => [block, ...Object.values(block.slots ?? {}).flatMap(allBelow)]);

const namesOf = (page: readonly ContentBlock[]): readonly string[] => page.map(({ name }) => name);

describe('page blocks selected for a shopper', () => {
  it('keep the order of the page', () => {
    fc.assert(
      fc.property(blocks, audience, flags, (page, shopper, flagValue) => {
        const seen = namesOf(blocksFor(page, shopper, flagValue));
        expect(seen).toEqual(namesOf(page).filter((name) => seen.includes(name)));
      }),
    );
  });

  it('contain no audience or test at any depth, and are unchanged when selected again', () => {
    fc.assert(
      fc.property(blocks, audience, flags, (page, shopper, flagValue) => {
        const seen = blocksFor(page, shopper, flagValue);
        for (const block of allBelow(seen)) {
          expect(Object.keys(block)).not.toEqual(expect.arrayContaining(['segments']));
          expect(Object.keys(block)).not.toEqual(expect.arrayContaining(['skus']));
          expect(Object.keys(block)).not.toEqual(expect.arrayContaining(['abTest']));
        }
        expect(blocksFor(seen, { segments: [] }, () => undefined)).toEqual(seen);
      }),
    );
  });

  it('never decrease in number with more segments [S2-cms-15]', () => {
    fc.assert(
      fc.property(blocks, audience, segment, flags, (page, shopper, more, flagValue) => {
        const before = namesOf(blocksFor(page, shopper, flagValue));
        const after = namesOf(blocksFor(page, { ...shopper, segments: [...shopper.segments, more] }, flagValue));
        expect(after).toEqual(expect.arrayContaining([...before]));
      }),
    );
  });

  it('include no block for a SKU on a page without a product [S2-cms-16]', () => {
    fc.assert(
      fc.property(blocks, audience, flags, (page, { segments }, flagValue) => {
        const forProducts = page.filter(({ skus }) => skus !== undefined && skus.length > 0);
        const seen = namesOf(blocksFor(page, { segments }, flagValue));
        expect(seen.filter((name) => namesOf(forProducts).includes(name))).toEqual([]);
      }),
    );
  });
});

describe('block with an A/B test', () => {
  const underTest = fc
    .tuple(blockAbove(pageOf(blockAbove(fc.constant([])))), abTest)
    .map(([block, test]) => ({ ...block, abTest: test }));

  it('has its default slot for any flag value [S8-err-other-13]', () => {
    fc.assert(
      fc.property(underTest, flags, ({ slots = {}, ...rest }, flagValue) => {
        const chosen = chooseVariant({ ...rest, slots: { ...slots, default: [] } }, flagValue);
        expect(Object.hasOwn(chosen.slots ?? {}, 'default')).toBe(true);
      }),
    );
  });

  it('shows its own properties or those of a variant, and only its own slots [S2-cms-17]', () => {
    fc.assert(
      fc.property(underTest, flags, (block, flagValue) => {
        const chosen = chooseVariant(block, flagValue);
        const variants = Object.values(block.abTest.variants);
        expect([block.props, ...variants.map((each) => each.props)]).toContain(chosen.props);
        const own = Object.values(block.slots ?? {});
        for (const list of Object.values(chosen.slots ?? {})) expect(own).toContain(list);
      }),
    );
  });

  it('is unchanged if the flag is unavailable or matches no variant [S8-err-other-13]', () => {
    fc.assert(
      fc.property(underTest, (block) => {
        const fails: FlagValue = () => {
          throw new Error('The flags cannot be had');
        };
        const unknown = chooseVariant(block, () => 'a value of no variant');
        expect(chooseVariant(block, fails)).toEqual(unknown);
        expect(unknown.props).toBe(block.props);
      }),
    );
  });
});

describe('placeholders in HTML', () => {
  const code = fc.constantFrom('weight', 'finish', 'compat_tag', 'constructor', 'a-b');
  const text = fc.string({ unit: fc.constantFrom('a', ' ', '<', '>', '&', '"', "'", '/') });
  const value = fc.oneof(fc.string({ unit: fc.constantFrom('a', '{', '}', '<', '"', '&', '{{weight}}') }), fc.double());
  const values = fc.dictionary(code, fc.oneof(value, fc.boolean(), fc.constant(null)));
  const part = fc.oneof(
    text,
    code.map((name) => `{{${name}}}`),
    code.map((name) => `{{ ${name} }}`),
  );
  const html = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

  it('are all replaced, even if a value looks like one, and filling again changes nothing [S2-cms-19]', () => {
    fc.assert(
      fc.property(html, values, (template, attributes) => {
        const filled = fillPlaceholders(template, attributes);
        expect(filled).not.toMatch(/\{\{\s*[\w-]+\s*\}\}/);
        expect(fillPlaceholders(filled, attributes)).toBe(filled);
      }),
    );
  });

  it('cannot inject markup or close an attribute, for any value', () => {
    fc.assert(
      fc.property(html, values, (template, attributes) => {
        const markupOf = (text: string): string => text.replace(/[^<>"']/g, '');
        expect(markupOf(fillPlaceholders(template, attributes))).toBe(markupOf(template));
      }),
    );
  });
});
