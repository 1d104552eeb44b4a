import type { Sites } from '@ironcart/core/site';
import type { PromotionRule } from '@ironcart/pricing';
import type { Logger } from 'pino';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../db/pool.ts';
import type { CountAttempt } from '../http/rate-limit.ts';
import type { OwnCarrier } from './shipping/own-carrier.ts';
import type { OwnTaxRegime } from './tax/own-tax-regime.ts';

/** The dependencies of services: time, ids and external systems. */
export interface ServiceContext {
  readonly db: Database;
  readonly catalogue: Catalogue;
  readonly sites: Sites;
  /** The store's own carriers, in addition to its tables. */
  readonly carriers: readonly OwnCarrier[];
  /** The countries taxed by the store's own tax regimes. */
  readonly taxRegimes: readonly OwnTaxRegime[];
  /** The store's own promotions of whole carts. */
  readonly promotions: readonly PromotionRule[];
  readonly now: () => Date;
  /** A UUID. */
  readonly randomId: () => string;
  readonly logger: Logger;
  readonly countAttempt: CountAttempt;
  /** Aborted when the process is about to exit; open streams must end then. */
  readonly closing: AbortSignal;
}

/** The dependencies of the jobs that write mails. */
export interface MailJobContext extends Pick<ServiceContext, 'db' | 'now' | 'randomId' | 'sites'> {
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}
