import { CATEGORY } from './category-ids.ts';

/** A category: the address is made of the name, the picture is a master's name. */
export type CategoryRow = readonly [id: number, name: string, picture: string, description: string];

export interface CategoryBranch {
  readonly top: CategoryRow;
  /** Whether the main menu shows it. */
  readonly inMenu: boolean;
  readonly below: readonly CategoryRow[];
}

export const CATEGORY_TREE: readonly CategoryBranch[] = [
  {
    top: [
      CATEGORY.barbells,
      'Barbells',
      'barbell-olympic-stainless',
      'Turned, knurled and balanced in Haldenmark. Every shaft carries its own test stamp.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.olympicBars,
        'Olympic barbells',
        'barbell-olympic-chrome',
        'Bars with spin and whip for the snatch, the clean and the jerk.',
      ],
      [
        CATEGORY.powerBars,
        'Powerlifting bars',
        'barbell-olympic-black-zinc',
        'Stiff shafts and sharp knurling for the squat, the bench press and the deadlift.',
      ],
      [
        CATEGORY.specialtyBars,
        'Specialty bars',
        'trap-bar-black',
        'Trap, safety squat, curl, axle and multi-grip bars.',
      ],
      [CATEGORY.collars, 'Collars', 'collars-black', 'Keep the plates where you put them.'],
    ],
  },
  {
    top: [
      CATEGORY.plates,
      'Plates',
      'bumper-plate-set-competition',
      'Bumper, iron and change plates, each weighed before it is packed.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.bumperPlates,
        'Bumper plates',
        'bumper-plate-25kg-red',
        'Rubber plates that you may drop from overhead.',
      ],
      [CATEGORY.ironPlates, 'Iron plates', 'iron-plate-20kg-black', 'Deep-dish cast iron, machined to weight.'],
      [
        CATEGORY.changePlates,
        'Change plates',
        'change-plate-2-5kg-red',
        'From half a kilo to five: the small steps of a long year.',
      ],
      [CATEGORY.plateSets, 'Plate sets', 'bumper-plate-set-training', 'Complete sets, in kilograms and in pounds.'],
    ],
  },
  {
    top: [
      CATEGORY.racks,
      'Racks & rigs',
      'power-rack-black',
      'Eleven-gauge steel, laser-cut holes and bolts that stay tight.',
    ],
    inMenu: true,
    below: [
      [CATEGORY.powerRacks, 'Power racks', 'power-rack-red', 'Four uprights: squat, press and pull inside the cage.'],
      [CATEGORY.halfRacks, 'Half racks & squat stands', 'half-rack-black', 'Less floor, the same steel.'],
      [CATEGORY.wallRacks, 'Wall-mount racks', 'wall-mount-rack-black', 'Folds back when the car comes home.'],
      [CATEGORY.rigs, 'Rigs', 'rig-3-bay-black', 'Bays for a whole class, free-standing.'],
      [
        CATEGORY.rackAttachments,
        'Rack attachments',
        'j-cups-black',
        'Cups, arms, horns and pegs for 3 x 3 in uprights.',
      ],
    ],
  },
  {
    top: [CATEGORY.benches, 'Benches', 'flat-bench-black', 'Firm pads, wide feet and no wobble at 450 kg.'],
    inMenu: true,
    below: [
      [
        CATEGORY.flatBenches,
        'Flat benches',
        'flat-bench-grey',
        'For the bench press and everything that is done lying down.',
      ],
      [CATEGORY.adjustableBenches, 'Adjustable benches', 'adjustable-bench-black', 'From flat to 85 degrees.'],
    ],
  },
  {
    top: [
      CATEGORY.freeWeights,
      'Free weights',
      'kettlebell-24kg-black',
      'Kettlebells, dumbbells, balls and everything odd and heavy.',
    ],
    inMenu: true,
    below: [
      [
        CATEGORY.kettlebells,
        'Kettlebells',
        'kettlebell-competition-16kg-yellow',
        'Cast in one piece, with handles that respect your hands.',
      ],
      [CATEGORY.dumbbells, 'Dumbbells', 'dumbbell-hex-20kg-black', 'Hex, round and loadable.'],
      [CATEGORY.strongman, 'Strongman', 'log-bar-grey', 'Logs, stones, kegs, sandbags and yokes.'],
      [CATEGORY.balls, 'Medicine & slam balls', 'medicine-ball-9kg-red', 'To throw, to catch and to slam.'],
    ],
  },
  {
    top: [CATEGORY.conditioning, 'Conditioning', 'sled-black', 'For the part of training that nobody photographs.'],
    inMenu: true,
    below: [
      [CATEGORY.cardio, 'Cardio machines', 'rowing-machine-black', 'Rower, bike and ski trainer, all driven by air.'],
      [CATEGORY.sledsAndRopes, 'Sleds, boxes & ropes', 'battle-rope-black', 'Push, jump, swing and skip.'],
      [CATEGORY.mobility, 'Mobility', 'foam-roller-blue', 'Rollers and balls for the day after.'],
      [CATEGORY.bands, 'Bands', 'resistance-band-set', 'Layered latex loops from 13 to 64 mm.'],
    ],
  },
  {
    top: [CATEGORY.apparel, 'Apparel', 't-shirt-black', 'Cut for shoulders. Clothes, shoes, belts and wraps.'],
    inMenu: true,
    below: [
      [CATEGORY.tops, 'T-shirts & tank tops', 't-shirt-navy', 'Heavy cotton that keeps its collar.'],
      [CATEGORY.hoodiesAndShorts, 'Hoodies & shorts', 'hoodie-grey', 'For the warm-up and for after.'],
      [CATEGORY.headwear, 'Headwear', 'beanie-black', 'Caps and beanies for cold garages.'],
      [CATEGORY.shoes, 'Lifting shoes', 'lifting-shoe-red', 'Raised heels and soles that do not give.'],
      [CATEGORY.support, 'Belts, wraps & straps', 'lever-belt-black', 'Support where the load is.'],
    ],
  },
  {
    top: [CATEGORY.deals, 'Deals', 'bumper-plate-fleck-20kg-blue', 'Lower prices, and the reason for each.'],
    inMenu: true,
    below: [
      [
        CATEGORY.hotDeals,
        'Hot deals',
        'kettlebell-32kg-black',
        'Timed prices. When the time or the stock is gone, so is the deal.',
      ],
      [CATEGORY.hundo, 'Hundo', 'bumper-plate-set-training', 'The more plate you load, the less a pound costs.'],
      [CATEGORY.sale, 'Closeout & sale', 'foam-roller-red', 'Last colours and last year’s versions.'],
    ],
  },
  {
    top: [
      CATEGORY.strength,
      'All strength equipment',
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
      'chalk-block',
      'Chalk, collars and the small things that make a gym work.',
    ],
    inMenu: false,
    below: [[CATEGORY.storage, 'Storage', 'plate-tree-black', 'A place for every plate and every bar.']],
  },
  {
    top: [
      CATEGORY.programming,
      'Programming',
      'program-binder-black',
      'Plans by the month, and logbooks to write them down.',
    ],
    inMenu: false,
    below: [],
  },
  {
    top: [
      CATEGORY.events,
      'Event tickets',
      'bumper-plate-set-competition',
      'A place on the platform, or in front of it. Entered with your order.',
    ],
    inMenu: false,
    below: [],
  },
  {
    top: [CATEGORY.giftCards, 'Gift cards', 'gift-card-steel', 'By e-mail or in the post. They do not expire.'],
    inMenu: false,
    below: [],
  },
  {
    top: [
      CATEGORY.parts,
      'Replacement parts',
      'bolt-set-zinc',
      'Pins, bolts, bearings and pads, kept for every model since the first.',
    ],
    inMenu: false,
    below: [],
  },
];
