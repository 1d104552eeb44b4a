/** The channel on which the tabs of a site notify each other of cart changes; every message is a `cartDigest`. */
export const cartChannelOf = ({ code }: { readonly code: string }): BroadcastChannel =>
  new BroadcastChannel(`ironcart-cart-${code}`);

/** Messages of the site's other tabs, from now on. */
export interface TabNews {
  /** Adds a listener, called with the latest earlier message and each later one. */
  readonly tell: (listener: (message: unknown) => void) => void;
  readonly close: () => void;
}

/** Starts listening to the site's other tabs before the code that handles their messages is loaded. */
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
