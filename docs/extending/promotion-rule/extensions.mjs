// @ts-check

/** @type {import('@ironcart/storefront/server').StorefrontExtensions} */
export default { promotions: new URL('./promotions.mjs', import.meta.url) };
