import type { ShippingSite } from '../reference-data.ts';
import { australia } from './australia.ts';
import { britain } from './britain.ts';
import { canada } from './canada.ts';
import { europe } from './europe.ts';
import { apo, usa } from './usa.ts';

/** The shipping of each site. Every site ships any package: packages that exceed a parcel ship by freight. */
export const shippingSites: readonly ShippingSite[] = [usa, canada, australia, europe, britain, apo];
