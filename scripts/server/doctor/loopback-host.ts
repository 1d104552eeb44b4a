/** Whether a host is this machine; the driver's name of a Unix socket is a folder. */
export const isLoopbackHost = (host: string): boolean =>
  host.startsWith('/') || /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(host);
