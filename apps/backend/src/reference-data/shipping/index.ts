import type { ShippingSite } from '../reference-data.ts';
import { australia } from './australia.ts';
import { britain } from './britain.ts';
import { canada } from './canada.ts';
import { europe } from './europe.ts';
import { apo, usa } from './usa.ts';

/** How each site ships. Every site takes any package: what a parcel cannot carry goes by freight. */
export const shippingSites: readonly ShippingSite[] = [usa, canada, australia, europe, britain, apo];
