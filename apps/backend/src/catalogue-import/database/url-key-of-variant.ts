/** SQL for the URL key of a variant without its own page; it names the parent even after their link is removed. */
export const urlKeyOfVariant = (handle: string, sku: string): string =>
  `${handle} || '--' || substr(md5(${sku}), 1, 10)`;

/**
 * SQL for whether a URL key belongs to a variant, including one removed from its product: handles never contain two
 * consecutive hyphens.
 */
export const isUrlKeyOfVariant = (urlKey: string): string => `${urlKey} like '%--%'`;
