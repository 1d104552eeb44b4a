const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an HTTP address refers to this machine without a proxy in between. */
export const isOnThisMachine = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && loopback.test(hostname);
};
