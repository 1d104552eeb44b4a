import { join } from 'node:path';
import type { StorefrontOptions } from '@ironcart/storefront/server';
import * as v from 'valibot';
import { type DeploymentFile, findDeploymentFile, readDeploymentFile } from './deployment-file.ts';
import { places } from './places.ts';

const text = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300));
/** A path of the store; excludes anything that a browser would execute. */
const path = v.pipe(v.string(), v.maxLength(2_000), v.regex(/^\/(?![/\\])/, 'must be a path that begins with one /'));
const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const listOf = <Schema extends v.GenericSchema>(schema: Schema, most: number) =>
  v.pipe(v.array(schema), v.maxLength(most, `must have at most ${most} entries`));

const topLinks = v.strictObject({
  /** A note for readers of the file. */
  name: v.optional(text),
  categoryIds: listOf(id, 1_000),
  links: listOf(
    v.union([id, v.strictObject({ label: text, href: path, picture: text })], 'must be a category or a link'),
    100,
  ),
});

const comparison = v.pipe(
  v.strictObject({
    title: text,
    introduction: text,
    criteria: listOf(v.strictObject({ criterion: text, label: text }), 20),
    rows: listOf(
      v.strictObject({
        rank: id,
        name: text,
        path,
        bestFor: text,
        ratings: v.record(text, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
      }),
      100,
    ),
  }),
  v.check(
    ({ criteria, rows }) =>
      rows.every(
        ({ rank, ratings }, index) =>
          rank === index + 1 &&
          Object.keys(ratings).length === criteria.length &&
          criteria.every(({ criterion }) => Object.hasOwn(ratings, criterion)),
      ),
    'its rows must be ranked from 1 on and rated by every criterion',
  ),
);

const appLink = v.strictObject({ label: text, href: path });

const segments = v.record(text, id);
const segmentMap = v.strictObject({ interests: segments, occupations: segments });

const schema = v.strictObject({
  topLinks: v.optional(listOf(topLinks, 200), []),
  landingPages: v.optional(listOf(v.strictObject({ categoryId: id, page: text }), 1_000), []),
  comparisons: v.optional(v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)), comparison), {}),
  unlimitedFacets: v.optional(listOf(id, 1_000), []),
  productTerms: v.optional(
    listOf(
      v.strictObject({
        label: text,
        text,
        href: v.optional(path),
        categoryIds: v.optional(listOf(id, 1_000)),
        productIds: v.optional(listOf(id, 1_000)),
        pickup: v.optional(v.boolean()),
      }),
      100,
    ),
  ),
  appCategories: v.optional(v.record(text, listOf(appLink, 12))),
  appCustomization: v.optional(appLink),
  segments: v.optional(
    v.strictObject({
      shoppers: segmentMap,
      bySite: v.optional(
        v.partial(
          v.strictObject({
            USA: segmentMap,
            CAN: segmentMap,
            AUS: segmentMap,
            EUR: segmentMap,
            GBR: segmentMap,
            APO: segmentMap,
          }),
        ),
      ),
      institutions: v.optional(segmentMap),
    }),
  ),
});

const name = 'ironcart.content.json';

const contentFile: DeploymentFile<typeof schema> = {
  name,
  title: 'content file',
  schema,
  demoFile: join(places.demoBrand, name),
  docs: 'docs/content.md',
};

/**
 * Reads the merchant's content settings: the configured file, otherwise `ironcart.content.json` in the root folder,
 * otherwise the demo's file in a demo store, otherwise nothing.
 * @throws Error with one sentence that names the file, the key and the remedy
 */
export const readStoreContent = (
  root: string,
  configured: string | undefined,
  isDemo: boolean,
): StorefrontOptions['content'] => {
  const file = findDeploymentFile(contentFile, root, configured, isDemo);
  return file === undefined ? undefined : readDeploymentFile(contentFile, file);
};
