/** The regions of the United States' post that are the armed forces': the Americas, Europe, the Pacific. */
export const armedForcesRegions: readonly string[] = ['AA', 'AE', 'AP'];
