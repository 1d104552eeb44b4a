/** Pages whose forms carry photos. */
const photoForms = /\/(?:account\/reviews|rmaprocess\/select-items)$/;

/** The largest body of a page's form, in bytes; the longest without photos holds a gift message. */
export const mostFormBytes = (pathname: string): number => (photoForms.test(pathname) ? 12_000_000 : 1_000_000);
