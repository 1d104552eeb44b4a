import type { ContentBlock } from '@ironcart/core/content';
import { noSegment } from '@ironcart/core/customer';
import * as v from 'valibot';
import { emptyList, finiteNumber, listOf, recordOf, requiredText, text, wholeNumber } from './primitives.ts';

/** Makes a type's lists mutable, as schemas infer them. */
type Writable<T> = T extends readonly (infer E)[]
  ? Writable<E>[]
  : T extends object
    ? { -readonly [K in keyof T]: Writable<T[K]> }
    : T;

/** A page-builder block (S3-cms-03); its slots contain further blocks. */
export interface WireBlock extends Writable<Omit<ContentBlock, 'slots'>> {
  slots?: Record<string, WireBlock[]> | undefined;
}

const props = recordOf(v.unknown(), 200);

const BLOCK_DEPTH = 6;

const blockNesting = (depth: number): v.GenericSchema<WireBlock> =>
  v.object({
    name: requiredText(100),
    props,
    slots: v.optional(recordOf(depth === 0 ? emptyList : listOf(blockNesting(depth - 1), 100), 20)),
    class: v.optional(text(500)),
    abTest: v.optional(
      v.object({
        name: requiredText(100),
        variants: recordOf(v.object({ props: v.optional(props), slot: v.optional(requiredText(100)) }), 20),
      }),
    ),
    segments: v.optional(listOf(v.union([wholeNumber(0, 1_000_000), v.literal(noSegment)]), 100)),
    skus: v.optional(listOf(requiredText(100), 1_000)),
    tracking: v.optional(
      v.object({ name: requiredText(200), index: wholeNumber(0, 10_000), whenVisible: v.boolean() }),
    ),
    styles: v.optional(recordOf(text(500), 50)),
  });

export const wireBlock = blockNesting(BLOCK_DEPTH);

const pixels = finiteNumber(0, 100_000);

const media = {
  src: requiredText(2_000),
  alt: text(500),
  width: v.optional(pixels),
  height: v.optional(pixels),
  autoHeight: v.optional(v.boolean()),
  maxWidth: v.optional(pixels),
  link: v.optional(text(2_000)),
  ariaLabel: v.optional(text(500)),
  overlay: v.optional(text(200)),
  background: v.optional(text(200)),
  enableVideoControls: v.optional(v.boolean()),
};

/** A picture or video in the properties of a block (S3-cms-04). */
export const wireMedia = v.object({ ...media, mobile: v.optional(v.object(media)) });
export type WireMedia = v.InferOutput<typeof wireMedia>;
