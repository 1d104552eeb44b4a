/** The channel on which the tabs of a site tell each other of the cart; every message is a `cartDigest`. */
export const cartChannelOf = ({ code }: { readonly code: string }): BroadcastChannel =>
  new BroadcastChannel(`ironcart-cart-${code}`);

/** What the site's other tabs tell, from now on. */
export interface TabNews {
  /** Called with the latest message that came before, and with each that follows. */
  readonly tell: (listener: (message: unknown) => void) => void;
  readonly close: () => void;
}

/** Hears the site's other tabs before the code that heeds them is loaded. */
export const hearOtherTabs = (site: { readonly code: string }): TabNews => {
  const channel = cartChannelOf(site);
  let latest: MessageEvent<unknown> | undefined;
  channel.onmessage = (event: MessageEvent<unknown>) => {
    latest = event;
  };
  return {
    tell: (listener) => {
      channel.onmessage = ({ data }: MessageEvent<unknown>) => listener(data);
      if (latest) listener(latest.data);
    },
    close: () => channel.close(),
  };
};
