import type { SiteCode } from '@ironcart/core/site';

/** A page of the store that a buyer should be able to read before buying. */
interface PolicyPage {
  readonly type: 'privacy_policy' | 'terms_of_service' | 'refund_policy' | 'shipping_policy' | 'faq';
  readonly title: string;
  /** A path of the store, below each site's base path, or an absolute URL. */
  readonly href: string;
}

/** Settings of agents over the Universal Commerce Protocol: see docs/channels.md. */
export interface AgentSettings {
  /** Whether the channel is enabled. Default: true. */
  readonly isOn?: boolean | undefined;
  /**
   * Origins of the only permitted platforms, which then have to sign their requests. Default: every platform, signed or
   * not.
   */
  readonly platforms?: readonly string[] | undefined;
  /** API keys of agents that use the Agentic Commerce Protocol, by name. Default: none. */
  readonly acpKeys?: Readonly<Record<string, string>> | undefined;
  /** For development only: profiles may be fetched from, and webhooks sent to, this machine. */
  readonly allowsLoopback?: boolean | undefined;
  /** The store's name in product feeds. Default: the host of the feed. */
  readonly storeName?: string | undefined;
  /** The policies linked by each checkout. Default: none. */
  readonly policies?: readonly PolicyPage[] | undefined;
  /** Origins of sites with their own domain. Default: the store's public URL. */
  readonly siteUrls?: Readonly<Partial<Record<SiteCode, string>>> | undefined;
}
