import type { SiteCode } from '@ironcart/core/site';

/** A page of the store that a buyer should be able to read before buying. */
interface PolicyPage {
  readonly type: 'privacy_policy' | 'terms_of_service' | 'refund_policy' | 'shipping_policy' | 'faq';
  readonly title: string;
  /** A path of the store, which is below each site's own, or an address. */
  readonly href: string;
}

/** Which agents may use the store over the Universal Commerce Protocol: see docs/channels.md. */
export interface AgentSettings {
  /** Default: true. */
  readonly isOn?: boolean | undefined;
  /**
   * Origins of the only platforms that may call, which then have to sign their requests. Default: every platform, signed or
   * not.
   */
  readonly platforms?: readonly string[] | undefined;
  /** The keys of agents that speak the Agentic Commerce Protocol, by their names. Default: none does. */
  readonly acpKeys?: Readonly<Record<string, string>> | undefined;
  /** For development only: profiles may be fetched from this machine, and webhooks sent to it. */
  readonly allowsLoopback?: boolean | undefined;
  /** The store's name in product feeds. Default: the host of the feed. */
  readonly storeName?: string | undefined;
  /** The policies that each checkout links. Default: none. */
  readonly policies?: readonly PolicyPage[] | undefined;
  /** Origins of sites with their own domain. Default: the store's public URL. */
  readonly siteUrls?: Readonly<Partial<Record<SiteCode, string>>> | undefined;
}
