/** Pages whose forms carry photos. */
const photoForms = /\/(?:account\/reviews|rmaprocess\/select-items)$/;

/** Maximum size of a page's form body in bytes; the largest form without photos contains a gift message. */
export const mostFormBytes = (pathname: string): number => (photoForms.test(pathname) ? 12_000_000 : 1_000_000);
