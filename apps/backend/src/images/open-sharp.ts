/** The permitted picture formats; libvips' other loaders are disabled. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`);

const open = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
};

let opened: ReturnType<typeof open> | undefined;

/**
 * Loads sharp on demand, because it takes 20 MB, with the picture loaders only: to determine the size of an SVG,
 * libvips renders it, and an SVG of a few kilobytes can block a thread for minutes.
 */
export const openSharp = () => {
  opened ??= open();
  return opened;
};
