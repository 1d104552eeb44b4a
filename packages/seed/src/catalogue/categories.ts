import type { SeedCategory } from '../seed-data.ts';

/** Category ids by name, for the catalogue's rows. */
export const CATEGORY = {
  strength: 10,
  barbells: 20,
  olympicBars: 21,
  powerBars: 22,
  specialtyBars: 23,
  collars: 24,
  plates: 30,
  bumperPlates: 31,
  ironPlates: 32,
  changePlates: 33,
  plateSets: 34,
  racks: 40,
  powerRacks: 41,
  halfRacks: 42,
  wallRacks: 43,
  rigs: 44,
  rackAttachments: 45,
  benches: 50,
  flatBenches: 51,
  adjustableBenches: 52,
  freeWeights: 60,
  kettlebells: 61,
  dumbbells: 62,
  strongman: 63,
  balls: 64,
  conditioning: 70,
  cardio: 71,
  sledsAndRopes: 72,
  mobility: 73,
  bands: 74,
  apparel: 80,
  tops: 81,
  hoodiesAndShorts: 82,
  headwear: 83,
  shoes: 84,
  support: 85,
  deals: 90,
  hotDeals: 91,
  hundo: 92,
  sale: 93,
  accessories: 100,
  storage: 101,
  programming: 110,
  giftCards: 120,
  parts: 130,
} as const;

type Row = readonly [id: number, name: string, urlKey: string, picture: string | null, description: string];
interface Branch {
  readonly top: Row;
  readonly inMenu: boolean;
  readonly below: readonly Row[];
}

const TREE: readonly Branch[] = [
  {
    top: [
      CATEGORY.barbells,
      'Barbells',
      'barbells',
      'barbell-olympic-stainless',
      'Turned, knurled and balanced in Haldenmark. Every shaft carries its own test stamp.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.olympicBars,
        'Olympic barbells',
        'olympic-barbells',
        'barbell-olympic-chrome',
        'Bars with spin and whip for the snatch, the clean and the jerk.',
      ],
      [
        CATEGORY.powerBars,
        'Powerlifting bars',
        'powerlifting-bars',
        'barbell-olympic-black-zinc',
        'Stiff shafts and sharp knurling for the squat, the bench press and the deadlift.',
      ],
      [
        CATEGORY.specialtyBars,
        'Specialty bars',
        'specialty-bars',
        'trap-bar-black',
        'Trap, safety squat, curl, axle and multi-grip bars.',
      ],
      [CATEGORY.collars, 'Collars', 'collars', 'collars-black', 'Keep the plates where you put them.'],
    ],
  },
  {
    top: [
      CATEGORY.plates,
      'Plates',
      'plates',
      'bumper-plate-set-competition',
      'Bumper, iron and change plates, each weighed before it is packed.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.bumperPlates,
        'Bumper plates',
        'bumper-plates',
        'bumper-plate-25kg-red',
        'Rubber plates that you may drop from overhead.',
      ],
      [
        CATEGORY.ironPlates,
        'Iron plates',
        'iron-plates',
        'iron-plate-20kg-black',
        'Deep-dish cast iron, machined to weight.',
      ],
      [
        CATEGORY.changePlates,
        'Change plates',
        'change-plates',
        'change-plate-2-5kg-red',
        'From half a kilo to five: the small steps of a long year.',
      ],
      [
        CATEGORY.plateSets,
        'Plate sets',
        'plate-sets',
        'bumper-plate-set-training',
        'Complete sets, in kilograms and in pounds.',
      ],
    ],
  },
  {
    top: [
      CATEGORY.racks,
      'Racks & rigs',
      'racks-and-rigs',
      'power-rack-black',
      'Eleven-gauge steel, laser-cut holes and bolts that stay tight.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.powerRacks,
        'Power racks',
        'power-racks',
        'power-rack-red',
        'Four uprights: squat, press and pull inside the cage.',
      ],
      [
        CATEGORY.halfRacks,
        'Half racks & squat stands',
        'half-racks-and-squat-stands',
        'half-rack-black',
        'Less floor, the same steel.',
      ],
      [
        CATEGORY.wallRacks,
        'Wall-mount racks',
        'wall-mount-racks',
        'wall-mount-rack-black',
        'Folds back when the car comes home.',
      ],
      [CATEGORY.rigs, 'Rigs', 'rigs', 'rig-3-bay-black', 'Bays for a whole class, free-standing.'],
      [
        CATEGORY.rackAttachments,
        'Rack attachments',
        'rack-attachments',
        'j-cups-black',
        'Cups, arms, horns and pegs for 3 x 3 in uprights.',
      ],
    ],
  },
  {
    top: [CATEGORY.benches, 'Benches', 'benches', 'flat-bench-black', 'Firm pads, wide feet and no wobble at 450 kg.'],
    inMenu: true,
    below: [
      [
        CATEGORY.flatBenches,
        'Flat benches',
        'flat-benches',
        'flat-bench-grey',
        'For the bench press and everything that is done lying down.',
      ],
      [
        CATEGORY.adjustableBenches,
        'Adjustable benches',
        'adjustable-benches',
        'adjustable-bench-black',
        'From flat to 85 degrees.',
      ],
    ],
  },
  {
    top: [
      CATEGORY.freeWeights,
      'Free weights',
      'free-weights',
      'kettlebell-24kg-black',
      'Kettlebells, dumbbells, balls and everything odd and heavy.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.kettlebells,
        'Kettlebells',
        'kettlebells',
        'kettlebell-competition-16kg-yellow',
        'Cast in one piece, with handles that respect your hands.',
      ],
      [CATEGORY.dumbbells, 'Dumbbells', 'dumbbells', 'dumbbell-hex-20kg-black', 'Hex, round and loadable.'],
      [CATEGORY.strongman, 'Strongman', 'strongman', 'log-bar-grey', 'Logs, stones, kegs, sandbags and yokes.'],
      [
        CATEGORY.balls,
        'Medicine & slam balls',
        'medicine-and-slam-balls',
        'medicine-ball-9kg-red',
        'To throw, to catch and to slam.',
      ],
    ],
  },
  {
    top: [
      CATEGORY.conditioning,
      'Conditioning',
      'conditioning',
      'sled-black',
      'For the part of training that nobody photographs.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.cardio,
        'Cardio machines',
        'cardio-machines',
        'rowing-machine-black',
        'Rower, bike and ski trainer, all driven by air.',
      ],
      [
        CATEGORY.sledsAndRopes,
        'Sleds, boxes & ropes',
        'sleds-boxes-and-ropes',
        'battle-rope-black',
        'Push, jump, swing and skip.',
      ],
      [CATEGORY.mobility, 'Mobility', 'mobility', 'foam-roller-blue', 'Rollers and balls for the day after.'],
      [CATEGORY.bands, 'Bands', 'bands', 'resistance-band-set', 'Layered latex loops from 13 to 64 mm.'],
    ],
  },
  {
    top: [
      CATEGORY.apparel,
      'Apparel',
      'apparel',
      't-shirt-black',
      'Cut for shoulders. Clothes, shoes, belts and wraps.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.tops,
        'T-shirts & tank tops',
        't-shirts-and-tank-tops',
        't-shirt-navy',
        'Heavy cotton that keeps its collar.',
      ],
      [
        CATEGORY.hoodiesAndShorts,
        'Hoodies & shorts',
        'hoodies-and-shorts',
        'hoodie-grey',
        'For the warm-up and for after.',
      ],
      [CATEGORY.headwear, 'Headwear', 'headwear', 'beanie-black', 'Caps and beanies for cold garages.'],
      [
        CATEGORY.shoes,
        'Lifting shoes',
        'lifting-shoes',
        'lifting-shoe-red',
        'Raised heels and soles that do not give.',
      ],
      [
        CATEGORY.support,
        'Belts, wraps & straps',
        'belts-wraps-and-straps',
        'lever-belt-black',
        'Support where the load is.',
      ],
    ],
  },
  {
    top: [CATEGORY.deals, 'Deals', 'deals', 'bumper-plate-fleck-20kg-blue', 'Lower prices, and the reason for each.'],
    inMenu: true,
    below: [
      [
        CATEGORY.hotDeals,
        'Hot deals',
        'hot-deals',
        'kettlebell-32kg-black',
        'Timed prices. When the time or the stock is gone, so is the deal.',
      ],
      [
        CATEGORY.hundo,
        'Hundo',
        'hundo',
        'bumper-plate-set-training',
        'The more plate you load, the less a pound costs.',
      ],
      [
        CATEGORY.sale,
        'Closeout & sale',
        'closeout-and-sale',
        'foam-roller-red',
        'Last colours and last year’s versions.',
      ],
    ],
  },
  {
    top: [
      CATEGORY.strength,
      'All strength equipment',
      'strength-equipment',
      'power-rack-grey',
      'Bars, plates, racks, benches and free weights on one list.',
    ],
    inMenu: false,
    below: [],
  },
  {
    top: [
      CATEGORY.accessories,
      'Accessories',
      'accessories',
      'chalk-block',
      'Chalk, collars and the small things that make a gym work.',
    ],
    inMenu: false,
    below: [[CATEGORY.storage, 'Storage', 'storage', 'plate-tree-black', 'A place for every plate and every bar.']],
  },
  {
    top: [
      CATEGORY.programming,
      'Programming',
      'programming',
      'program-binder-black',
      'Plans by the month, and logbooks to write them down.',
    ],
    inMenu: false,
    below: [],
  },
  {
    top: [
      CATEGORY.giftCards,
      'Gift cards',
      'gift-cards',
      'gift-card-steel',
      'By e-mail or in the post. They do not expire.',
    ],
    inMenu: false,
    below: [],
  },
  {
    top: [
      CATEGORY.parts,
      'Replacement parts',
      'replacement-parts',
      'bolt-set-zinc',
      'Pins, bolts, bearings and pads, kept for every model since the first.',
    ],
    inMenu: false,
    below: [],
  },
];

const categoryOf = (row: Row, parentId: number | null, at: number, inMenu: boolean): SeedCategory => ({
  categoryId: row[0],
  parentId,
  name: row[1],
  urlKey: row[2],
  description: row[4],
  pictureMaster: row[3],
  position: at + 1,
  inMenu,
});

/** The tree of categories, parents before their children. */
export const categories: readonly SeedCategory[] = TREE.flatMap((branch, at) => [
  categoryOf(branch.top, null, at, branch.inMenu),
  ...branch.below.map((row, below) => categoryOf(row, branch.top[0], below, branch.inMenu)),
]);

/** Tops whose products also stand in 'All strength equipment'. */
const STRENGTH_TOPS: ReadonlySet<number> = new Set([
  CATEGORY.barbells,
  CATEGORY.plates,
  CATEGORY.racks,
  CATEGORY.benches,
  CATEGORY.freeWeights,
]);

const parentOf = new Map(categories.map((category) => [category.categoryId, category.parentId]));

/** The categories given and all above them, so that a parent's list holds what its children hold. */
export const withAncestors = (ids: readonly number[]): readonly number[] => {
  const all = new Set<number>();
  for (const id of ids) {
    for (let at: number | null | undefined = id; at; at = parentOf.get(at)) {
      all.add(at);
      if (STRENGTH_TOPS.has(at)) all.add(CATEGORY.strength);
    }
  }
  return [...all].sort((left, right) => left - right);
};
