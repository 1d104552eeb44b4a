import type { GymPiece, GymProject } from '@ironcart/core/gym';
import { money } from '@ironcart/core/money';
import { checkGym, gymCatalogue } from '@ironcart/gym-builder';
import type { GymOffers, GymView } from '../gym/gym-view.ts';

const measures = { clearance: { front: 0, back: 0, left: 0, right: 0 }, massKg: 50, isWallMounted: false } as const;
const uprights = { uprightMm: 75, holeMm: 25, insideDepthMm: 760 };

const pieces: readonly GymPiece[] = [
  {
    productId: 3001,
    sku: 'HLD-R4',
    name: 'Halden R4 Power Rack',
    model: 'power-rack',
    ...measures,
    uprights,
    widthMm: 1_240,
    depthMm: 1_270,
    heightMm: 2_290,
    ceilingMm: 2_400,
    clearance: { front: 1_000, back: 0, left: 500, right: 500 },
  },
  {
    productId: 4001,
    sku: 'HLD-FLAT-1',
    name: 'Halden Flat Bench',
    model: 'flat-bench',
    ...measures,
    widthMm: 305,
    depthMm: 1_220,
    heightMm: 430,
    ceilingMm: 1_800,
  },
  {
    productId: 3104,
    sku: 'HLD-SPOT-24',
    name: 'Halden Spotter Arms 600 mm',
    model: 'box',
    ...measures,
    widthMm: 100,
    depthMm: 660,
    heightMm: 240,
    ceilingMm: 240,
    attachment: { uprightMm: 75, holeMm: 25 },
  },
];

/** A garage with a rack and its arms, an obstructing bench, and a bench in the door. */
export const sampleGym: GymProject = {
  version: 1,
  name: 'Our garage',
  room: {
    widthMm: 4_200,
    depthMm: 5_400,
    heightMm: 2_600,
    floorLimitKg: 1_500,
    doors: [
      { wall: 'front', offsetMm: 1_200, widthMm: 900, swing: 'in-left' },
      { wall: 'left', offsetMm: 3_000, widthMm: 800, swing: 'out' },
    ],
    columns: [{ xMm: 4_050, yMm: 2_500, widthMm: 300, depthMm: 300 }],
  },
  pieces: [
    { id: 'p1', sku: 'HLD-R4', at: { xMm: 1_400, yMm: 635, quarterTurns: 0 } },
    { id: 'p2', sku: 'HLD-SPOT-24', at: { hostId: 'p1' } },
    { id: 'p3', sku: 'HLD-FLAT-1', choice: 12, at: { xMm: 1_400, yMm: 1_950, quarterTurns: 0 } },
    { id: 'p4', sku: 'HLD-FLAT-1', at: { xMm: 1_600, yMm: 5_000, quarterTurns: 1 } },
  ],
};

const catalogue = gymCatalogue(pieces);

/** The garage with its problems. */
export const sampleView: GymView = { project: sampleGym, catalogue, problems: checkGym(sampleGym, catalogue) };

const single = [{ choice: undefined, label: '', swatch: undefined }];

/** The store's offers of its pieces. */
export const sampleOffers: GymOffers = {
  'HLD-R4': { url: '/halden-r4-power-rack', price: money(89_500), choices: single },
  'HLD-SPOT-24': { url: '/halden-spotter-arms-600-mm', price: money(19_500), choices: single },
  'HLD-FLAT-1': {
    url: '/halden-flat-bench',
    price: money(21_500),
    choices: [
      { choice: 11, label: 'Black', swatch: '#1c1c1d' },
      { choice: 12, label: 'Red', swatch: '#b3201f' },
    ],
  },
};
