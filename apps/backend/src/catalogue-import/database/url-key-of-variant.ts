/** The address of a variant that has no page of its own, in SQL; it says whose variant it is after their link is gone. */
export const urlKeyOfVariant = (handle: string, sku: string): string =>
  `${handle} || '--' || substr(md5(${sku}), 1, 10)`;
