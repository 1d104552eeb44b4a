import type { Sites } from '@ironcart/core';
import type { Logger } from 'pino';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../db/pool.ts';
import type { CountAttempt } from '../http/rate-limit.ts';
import type { OwnCarrier } from './shipping/own-carrier.ts';
import type { OwnTaxRegime } from './tax/own-tax-regime.ts';

/** What services work with; time, ids and the outside world come from here. */
export interface ServiceContext {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly sites: Sites;
  /** The carriers that the store has beside its tables. */
  readonly carriers: readonly OwnCarrier[];
  /** The countries that are taxed by a law of the store's own. */
  readonly taxRegimes: readonly OwnTaxRegime[];
  readonly now: () => Date;
  /** A UUID. */
  readonly randomId: () => string;
  readonly logger: Logger;
  readonly countAttempt: CountAttempt;
  /** Aborted once this process is about to end: whoever keeps an answer open ends it then. */
  readonly closing: AbortSignal;
}
