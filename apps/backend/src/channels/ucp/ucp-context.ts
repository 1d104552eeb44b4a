import type { Site } from '@ironcart/core/site';
import type { ContractHandlers } from '../../http/request-context.ts';
import type { AdyenOptions } from '../../providers/payment/payment-accounts.ts';
import type { Seal } from '../../services/checkout-session/seal.ts';
import type { createFactsReader } from '../../services/checkout-session/session-facts.ts';
import type { ServiceContext } from '../../services/service-context.ts';
import type { AgentSettings } from './agent-settings.ts';
import type { PlatformProfiles } from './platform-profiles.ts';

/** The channel's dependencies on the store. */
export interface UcpContext extends ServiceContext {
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
  readonly settings: AgentSettings;
  /** The cached profiles of platforms. */
  readonly profiles: PlatformProfiles;
  /** The store's own search, shared with shoppers. */
  readonly search: ContractHandlers['search'];
  readonly searchSecret: string;
  /** Server-side checkouts. */
  readonly checkout: ContractHandlers['checkoutSession'];
  /** The facts that all checkouts of a site share. */
  readonly facts: ReturnType<typeof createFactsReader>;
  /** Encrypts the responses stored for retries. */
  readonly seal: Seal;
  /** Whether the sandbox accepts payments. */
  readonly isDemo: boolean;
  /** The account for card payments; undefined without one. */
  readonly adyen: Pick<AdyenOptions, 'merchantAccount' | 'environment' | 'googlePayMerchantId'> | undefined;
}

/** The parts of the context needed to read the catalogue. */
export type CatalogueContext = Pick<UcpContext, 'db' | 'catalogue' | 'now' | 'publicUrl' | 'settings'>;

/** The origin of a site: its own domain, otherwise the store's. */
export const originOf = ({ settings, publicUrl }: Pick<UcpContext, 'settings' | 'publicUrl'>, { code }: Site): string =>
  settings.siteUrls?.[code] ?? publicUrl;

/** The absolute URL of a path on a site. */
export const urlOn = (context: Pick<UcpContext, 'settings' | 'publicUrl'>, site: Site, path: string): string =>
  `${originOf(context, site)}${site.basePath}${path}`;
