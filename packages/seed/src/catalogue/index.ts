import { isHotDeal } from '../builders/promo.ts';
import type { SeedProduct } from '../seed-data.ts';
import { accessories } from './accessories.ts';
import { apparel, shoes } from './apparel.ts';
import { barbells } from './barbells.ts';
import { benches } from './benches.ts';
import { bumperPlates } from './bumper-plates.ts';
import { cardio } from './cardio.ts';
import { withAncestors } from './categories.ts';
import { CATEGORY } from './category-ids.ts';
import { changePlates } from './change-plates.ts';
import { collars } from './collars.ts';
import { conditioning } from './conditioning.ts';
import { dumbbells } from './dumbbells.ts';
import { giftCards } from './gift-cards.ts';
import { halfRacksAndRigs } from './half-racks.ts';
import { ironPlates } from './iron-plates.ts';
import { kettlebells } from './kettlebells.ts';
import { mobility } from './mobility.ts';
import { parts } from './parts.ts';
import { plateSets } from './plate-sets.ts';
import { powerBars } from './power-bars.ts';
import { powerRacks } from './power-racks.ts';
import { programming } from './programming.ts';
import { rackAttachments } from './rack-attachments.ts';
import { specialtyBars } from './specialty-bars.ts';
import { strongman } from './strongman.ts';
import { support } from './support.ts';
import { tickets } from './tickets.ts';

const stated: readonly SeedProduct[] = [
  ...barbells,
  ...powerBars,
  ...specialtyBars,
  ...collars,
  ...bumperPlates.competition,
  ...bumperPlates.training,
  ...bumperPlates.fleck,
  ...bumperPlates.inPounds,
  ...ironPlates.twenty,
  ...ironPlates.single,
  ...ironPlates.inPounds,
  ...changePlates,
  ...plateSets,
  ...powerRacks,
  ...halfRacksAndRigs,
  ...rackAttachments,
  ...benches,
  ...kettlebells,
  ...dumbbells,
  ...strongman,
  ...conditioning,
  ...cardio,
  ...mobility,
  ...support,
  ...accessories,
  ...apparel,
  ...shoes,
  ...giftCards,
  ...programming,
  ...tickets,
  ...parts,
];

/** The categories that follow from a product's prices: its deals, its weight tiers, its sale. */
const derivedCategories = (product: SeedProduct): readonly number[] => [
  ...(isHotDeal(product.attributes) ? [CATEGORY.hotDeals] : []),
  ...(product.hundoPricing ? [CATEGORY.hundo] : []),
  ...(product.prices.USD.specialPrice === undefined ? [] : [CATEGORY.sale]),
];

/** Every product of the demo store; only visible ones stand in categories. */
export const products: readonly SeedProduct[] = stated.map((product) => ({
  ...product,
  categoryIds: product.visibility === 4 ? withAncestors([...product.categoryIds, ...derivedCategories(product)]) : [],
}));
