const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether an address of http names this machine, and nobody in between could answer for it. */
export const isOnThisMachine = (url: string): boolean => {
  const { protocol, hostname } = new URL(url);
  return protocol === 'http:' && loopback.test(hostname);
};
