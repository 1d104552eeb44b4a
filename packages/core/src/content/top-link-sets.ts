/** A link above a category's products, as it is shown. */
export interface TopLink {
  readonly label: string;
  /** A path on the site, without the site's base path. */
  readonly href: string;
  /** The name or path of a picture's master. */
  readonly picture: string | undefined;
}

/** Links that stand above the products of some categories. */
export interface TopLinkSet {
  /** The categories that show it, and those below them without a set of their own. */
  readonly categoryIds: readonly number[];
  /** A category's id, for its own name, path and picture; or a link that is no category's. */
  readonly links: readonly (number | TopLink)[];
}

const link = (label: string, href: string, picture: string): TopLink => ({ label, href, picture });

/**
 * The category top-link sets (S2-toplinks); the gift guide's are its price tiers. The specification names the sets alone:
 * their links are the demo store's (READINGS A44).
 */
export const topLinkSets = {
  'bars and plates': { categoryIds: [20, 30], links: [21, 22, 23, 31, 32, 33, 34, 24] },
  'bodyweight and gymnastics': {
    categoryIds: [70],
    links: [
      44,
      link('Plyo boxes', '/search?q=plyo+box', 'plyo-box-wood'),
      link('Speed ropes', '/halden-speed-rope', 'jump-rope-black'),
      link('Battle ropes', '/halden-battle-rope-38-mm', 'battle-rope-black'),
      74,
      73,
      72,
      71,
    ],
  },
  'rigs and racks': { categoryIds: [40], links: [41, 42, 43, 44, 45] },
  'equipment packages': {
    categoryIds: [10],
    links: [
      link('First home gym', '/first-home-gym', 'kettlebell-24kg-black'),
      link('Garage gym', '/garage-gym', 'wall-mount-rack-black'),
      link('Competition platform', '/competition-platform', 'bumper-plate-set-competition'),
      link('Outfit a gym', '/outfit-a-gym', 'rig-3-bay-black'),
      link('Olympic set 90 kg', '/halden-olympic-set-90-kg', 'bumper-plate-set-training'),
      link('Club set 160 kg', '/halden-club-set-160-kg', 'barbell-olympic-chrome'),
    ],
  },
  apparel: { categoryIds: [80], links: [81, 82, 83, 84, 85] },
  shoes: {
    categoryIds: [84],
    links: [
      link('Black', '/lifting-shoes?color=black', 'lifting-shoe-black'),
      link('Red', '/lifting-shoes?color=red', 'lifting-shoe-red'),
      link('Blue', '/lifting-shoes?color=blue', 'lifting-shoe-blue'),
      link('White', '/lifting-shoes?color=white', 'lifting-shoe-white'),
      link('Wide', '/halden-l1-lifting-shoe-wide', 'lifting-shoe-grey'),
    ],
  },
  'straps and wraps': {
    categoryIds: [85],
    links: [
      link('Lever belts', '/halden-lever-belt-10-mm', 'lever-belt-black'),
      link('Wrist wraps', '/halden-wrist-wraps', 'wrist-wraps-red'),
      link('Lifting straps', '/halden-lifting-straps', 'lifting-straps-black'),
      link('Release straps', '/northpin-release-straps', 'lifting-straps-black'),
    ],
  },
  strongman: {
    categoryIds: [63],
    links: [
      link('Logs', '/search?q=log', 'log-bar-grey'),
      link('Stones', '/halden-atlas-stone', 'atlas-stone-grey'),
      link('Sandbags', '/halden-strongman-sandbag', 'sandbag-olive'),
      link('Kegs', '/halden-keg-50-litres', 'keg-steel'),
      link('Yokes', '/halden-yoke', 'yoke-black'),
      link('Farmer’s handles', '/halden-farmers-walk-handles', 'farmers-handles-black'),
    ],
  },
  mobility: {
    categoryIds: [73],
    links: [
      link('Foam rollers', '/halden-foam-roller', 'foam-roller-blue'),
      link('Massage balls', '/halden-massage-ball', 'lacrosse-ball-red'),
      74,
    ],
  },
  'replacement parts': {
    categoryIds: [130],
    links: [
      link('Pull pins', '/search?q=pull+pin', 'pull-pin-zinc'),
      link('Bolts', '/search?q=bolt+set', 'bolt-set-zinc'),
      link('Bearings and bushings', '/search?q=bushings', 'bearing-needle'),
      link('Bench pads', '/search?q=bench+pad', 'bench-pad-black'),
      link('Cables', '/search?q=steel+cable', 'cable-steel-black'),
      link('Liners', '/search?q=liners', 'uhmw-liner-black'),
    ],
  },
} as const satisfies Readonly<Record<string, TopLinkSet>>;
