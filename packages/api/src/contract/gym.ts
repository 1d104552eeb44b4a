import { gymModels, gymProjectSchema, gymRoomLimits, MAX_GYM_PIECES, MAX_GYM_PROJECTS } from '@ironcart/core/gym';
import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { entityNumber, finiteNumber, id, listOf, moment, success, text, wholeNumber } from './primitives.ts';
import { sizeFirst } from './size-first.ts';

/** Maximum number of placeable products, and of templates. */
export const MAX_GYM_CATALOGUE = 500;

const millimetres = wholeNumber(0, 60_000);
const revision = wholeNumber(1, 1_000_000_000);

/** The measures of a product that can be placed in a gym. */
export const wireGymPiece = v.object({
  productId: entityNumber,
  sku: text(100),
  name: text(300),
  model: v.picklist(gymModels),
  widthMm: millimetres,
  depthMm: millimetres,
  heightMm: millimetres,
  ceilingMm: millimetres,
  clearance: v.object({ front: millimetres, back: millimetres, left: millimetres, right: millimetres }),
  massKg: finiteNumber(0, 100_000),
  isWallMounted: v.boolean(),
  uprights: v.optional(v.object({ uprightMm: millimetres, holeMm: millimetres, insideDepthMm: millimetres })),
  attachment: v.optional(
    v.object({ uprightMm: millimetres, holeMm: millimetres, minInsideDepthMm: v.optional(millimetres) }),
  ),
});

/** A gym template of the store. */
export const wireGymTemplate = v.object({
  key: id,
  title: text(120),
  text: text(1_000),
  isFeatured: v.boolean(),
  room: v.object({ widthMm: millimetres, depthMm: millimetres, heightMm: millimetres }),
  pieces: listOf(v.object({ sku: text(100), qty: wholeNumber(1, 100) }), 100),
});

const isLonger = (list: unknown, most: number): boolean => Array.isArray(list) && list.length > most;

const hasTooManyParts = (input: unknown): boolean => {
  const { room, pieces }: { readonly room?: unknown; readonly pieces?: unknown } = Object(input);
  const { doors, columns }: { readonly doors?: unknown; readonly columns?: unknown } = Object(room);
  return (
    isLonger(pieces, MAX_GYM_PIECES) || isLonger(doors, gymRoomLimits.doors) || isLonger(columns, gymRoomLimits.columns)
  );
};

/** A project in a request; one with too many parts is rejected before any part is validated. */
const wireGymProject = sizeFirst(gymProjectSchema, hasTooManyParts, 'Too many doors, columns or pieces');

/** A gym that a customer has saved. */
export const wireSavedGym = v.object({
  _id: id,
  revision,
  shareKey: v.optional(id),
  updatedAt: moment,
  project: wireGymProject,
});

/** A planned gym in a request. */
export type WireGymProject = v.InferOutput<typeof gymProjectSchema>;
export type WireSavedGym = v.InferOutput<typeof wireSavedGym>;

const ofOne = { params: v.object({ id }) };
/** Sufficient for a hundred pieces with long SKUs. */
const maxBodyBytes = 64_000;

/** The gym planner, on sites that have it; part of services whose paths contain the site. */
export const gymCalls = {
  /** Returns the placeable products and the templates; empty on a site without the planner. */
  getGymCatalogue: defineCall({
    name: 'gym.getGymCatalogue',
    method: 'GET',
    path: '/svc_content/gym/catalogue',
    answer: v.object({
      pieces: listOf(wireGymPiece, MAX_GYM_CATALOGUE),
      templates: listOf(wireGymTemplate, MAX_GYM_CATALOGUE),
    }),
  }),
  /** The customer's gyms, most recently changed first. */
  getGyms: defineCall({
    name: 'gym.getGyms',
    method: 'GET',
    path: '/svc_customer/gyms',
    answer: listOf(wireSavedGym, MAX_GYM_PROJECTS),
  }),
  createGym: defineCall({
    name: 'gym.createGym',
    method: 'POST',
    path: '/svc_customer/gyms',
    body: v.object({ project: wireGymProject }),
    maxBodyBytes,
    answer: wireSavedGym,
    errors: { too_many_gyms: 409 },
  }),
  getGym: defineCall({
    name: 'gym.getGym',
    method: 'GET',
    path: '/svc_customer/gyms/:id',
    ...ofOne,
    answer: wireSavedGym,
  }),
  /** Saves a new version of a gym; rejected if it was changed since the given revision (optimistic locking). */
  updateGym: defineCall({
    name: 'gym.updateGym',
    method: 'PUT',
    path: '/svc_customer/gyms/:id',
    ...ofOne,
    body: v.object({ revision, project: wireGymProject }),
    maxBodyBytes,
    answer: wireSavedGym,
    errors: { gym_changed: 409 },
  }),
  removeGym: defineCall({
    name: 'gym.removeGym',
    method: 'DELETE',
    path: '/svc_customer/gyms/:id',
    ...ofOne,
    answer: success,
  }),
  /** Shares a gym with anyone who has its link, or ends the sharing. Sharing again creates another link. */
  shareGym: defineCall({
    name: 'gym.shareGym',
    method: 'PUT',
    path: '/svc_customer/gyms/:id/share',
    ...ofOne,
    body: v.object({ isShared: v.boolean() }),
    answer: wireSavedGym,
  }),
  /** Returns a shared gym without its owner, by the secret key of its link. */
  getSharedGym: defineCall({
    name: 'gym.getSharedGym',
    method: 'GET',
    path: '/svc_content/gym/shared/:id',
    ...ofOne,
    answer: v.object({ project: wireGymProject }),
  }),
} as const;
