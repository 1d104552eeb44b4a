import { countries } from './countries.ts';
import type { ReferenceData } from './reference-data.ts';
import { regions } from './regions.ts';
import { shippingSites } from './shipping/index.ts';
import { shippingOrigins } from './shipping/origins.ts';
import { taxRules } from './tax-rules.ts';

/** Countries, regions, tax and shipping tables of a new store; `npm run rates` changes the latter two. */
export const defaultReferenceData: ReferenceData = { countries, regions, shippingOrigins, shippingSites, taxRules };
