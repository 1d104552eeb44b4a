import { REVIEW_ANSWER_LENGTH, wireBlock } from '@ironcart/api/contract';
import { gymModels } from '@ironcart/core/gym';
import { mostPhotos } from '@ironcart/core/review';
import * as v from 'valibot';
import { ownFacetKinds } from '../../db/tables/search-tables.ts';
import { isFreeFacetKey } from '../../services/search/facet.ts';
import { filled, html, id, listOf, path, slug, text, wholeNumber } from './fields.ts';

const moment = v.pipe(v.string(), v.isoTimestamp('must be a moment like 2026-03-01T08:00:00.000Z'));

export const categoryRecord = v.strictObject({
  categoryId: id,
  parentId: v.nullable(id),
  name: filled(),
  urlKey: slug,
  description: v.optional(text(5_000), ''),
  pictureMaster: v.optional(v.nullable(filled()), null),
  /** The category's position among its siblings, from 1. */
  position: wholeNumber(1, 100_000),
  inMenu: v.boolean(),
});

/** A content page made of react-ui's blocks. */
export const pageRecord = v.strictObject({
  id,
  identifier: slug,
  url: path,
  title: filled(),
  description: text(1_000),
  blocks: listOf(wireBlock, 200),
});

const degrees = (most: number) =>
  v.pipe(
    v.number('must be a number'),
    v.minValue(-most, `must be at least -${most}`),
    v.maxValue(most, `must be at most ${most}`),
  );

const fieldName = v.pipe(text(60), v.regex(/^[a-z][\w-]*$/i, 'must be Latin letters, digits, hyphens and underscores'));

/** A form of a page: its fields, and which of them are required. */
export const formRecord = v.pipe(
  v.strictObject({
    formHash: filled(100),
    name: filled(),
    fields: v.pipe(listOf(fieldName, 50), v.minLength(1, 'must name a field')),
    requiredFields: listOf(fieldName, 50),
    /** Fields that contain an e-mail address. */
    emailFields: listOf(fieldName, 50),
  }),
  v.check(
    ({ fields, requiredFields, emailFields }) =>
      [...requiredFields, ...emailFields].every((name) => fields.includes(name)),
    'requiredFields and emailFields must be among the fields',
  ),
);

export const authorRecord = v.strictObject({ id, name: filled() });

/** A category or a tag of articles; ids are unique. */
export const termRecord = v.strictObject({
  id,
  kind: v.picklist(['category', 'tag']),
  slug,
  name: filled(),
  description: v.optional(text(1_000), ''),
});

const photoFile = v.pipe(
  filled(),
  v.regex(/^[a-z0-9-]+\.(?:jpg|png|webp)$/, 'must be the name of a file like garage.jpg'),
);

/** A review that is published with the store; customers' reviews are moderated first. */
export const reviewRecord = v.strictObject({
  sku: filled(100),
  author: filled(60),
  deployment: filled(60),
  rating: wholeNumber(1, 5),
  title: filled(120),
  text: filled(5_000),
  /** Whether the writer had bought the product. */
  isVerified: v.boolean(),
  helpful: v.optional(wholeNumber(0, 1_000_000), 0),
  writtenAt: moment,
  /** File names of photos in the folder's `review-photos`. */
  photos: v.optional(listOf(photoFile, mostPhotos), []),
  /** The store's answer. */
  answer: v.optional(v.strictObject({ text: filled(REVIEW_ANSWER_LENGTH), answeredAt: moment })),
});

const millimetres = wholeNumber(0, 60_000);
const size = wholeNumber(1, 60_000);

/** The measures of a product in the gym planner. */
export const gymPieceRecord = v.strictObject({
  sku: filled(100),
  model: v.picklist(gymModels, 'must be a model of the gym planner'),
  widthMm: size,
  depthMm: size,
  heightMm: size,
  /** The ceiling height for its use; default: its own height. */
  ceilingMm: v.optional(size),
  clearance: v.optional(
    v.strictObject({
      front: v.optional(millimetres, 0),
      back: v.optional(millimetres, 0),
      left: v.optional(millimetres, 0),
      right: v.optional(millimetres, 0),
    }),
    {},
  ),
  massKg: v.pipe(v.number('must be a number'), v.minValue(0), v.maxValue(100_000)),
  isWallMounted: v.optional(v.boolean(), false),
  uprights: v.optional(v.strictObject({ uprightMm: size, holeMm: size, insideDepthMm: millimetres })),
  attachment: v.optional(v.strictObject({ uprightMm: size, holeMm: size, minInsideDepthMm: v.optional(millimetres) })),
});

/** A gym template of the planner; unknown products are omitted when it is shown. */
export const gymTemplateRecord = v.strictObject({
  key: slug,
  title: filled(120),
  text: text(1_000),
  isFeatured: v.optional(v.boolean(), false),
  room: v.strictObject({ widthMm: size, depthMm: size, heightMm: size }),
  pieces: listOf(v.strictObject({ sku: filled(100), qty: v.optional(wholeNumber(1, 100), 1) }), 100),
});

/** A gym equipped by the store. */
export const equippedGymRecord = v.strictObject({
  urlKey: slug,
  name: filled(120),
  street: filled(),
  postcode: text(20),
  city: filled(100),
  region: v.optional(text(100), ''),
  countryCode: v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'must be the code of a country, like US')),
  latitude: degrees(90),
  longitude: degrees(180),
  about: v.optional(text(2_000), ''),
  openedIn: wholeNumber(1800, 2200),
  /** The SKUs of its equipment. */
  skus: v.optional(listOf(filled(100), 24), []),
});

export const articleRecord = v.strictObject({
  id,
  slug,
  title: filled(),
  excerpt: html,
  content: html,
  authorId: id,
  categoryId: id,
  tagIds: listOf(id, 50),
  pictureMaster: v.nullable(filled()),
  publishedAt: moment,
});

/** The store's own facet: a list filter by facts of products. */
export const facetRecord = v.pipe(
  v.strictObject({
    key: v.pipe(
      text(40),
      v.regex(/^[a-z][a-z0-9_]*$/, 'must be lower case Latin letters, digits and underscores'),
      v.check(isFreeFacetKey, 'is taken: choose another key'),
    ),
    name: filled(60),
    kind: v.picklist(ownFacetKinds, 'must be choice, weight, length, millimetres or number'),
    unit: v.optional(text(20), ''),
    /** The specification labels and attribute names that it combines. */
    facts: v.pipe(listOf(filled(), 20), v.minLength(1, 'must name a fact')),
    isOnCards: v.optional(v.boolean(), false),
  }),
  v.check(({ kind, unit }) => unit === '' || kind === 'number', 'only a number has a unit of its own'),
);
