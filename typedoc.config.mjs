import { publicModules } from './scripts/testing/published-entries.mjs';

/** The reference of what others may import. */
export default {
  entryPoints: publicModules().map(({ source }) => source),
  tsconfig: 'tsconfig.json',
  excludeInternal: true,
  skipErrorChecking: true,
  disableSources: true,
  name: 'Ironcart',
  includeVersion: false,
};
