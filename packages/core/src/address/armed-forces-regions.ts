/** The regions of the United States for military mail: the Americas, Europe, the Pacific. */
export const armedForcesRegions: readonly string[] = ['AA', 'AE', 'AP'];
