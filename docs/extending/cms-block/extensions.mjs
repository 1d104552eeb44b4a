// @ts-check

/** @type {import('@ironcart/storefront/server').StorefrontExtensions} */
export default {
  blocks: {
    module: new URL('./blocks.mjs', import.meta.url),
    styles: new URL('./blocks.css', import.meta.url),
  },
};
