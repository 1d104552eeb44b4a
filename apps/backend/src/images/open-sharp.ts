/** The formats that pictures may have; what else libvips can read is closed. */
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif', 'Tiff'].map((format) => `VipsForeignLoad${format}`);

const open = async () => {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: loaders });
  return sharp;
};

let opened: ReturnType<typeof open> | undefined;

/**
 * Loads sharp, lazily because it takes 20 MB, with the loaders of pictures alone: to find out how large an SVG is, its loader
 * draws it, and one of a few kilobytes keeps a thread busy for minutes.
 */
export const openSharp = () => {
  opened ??= open();
  return opened;
};
