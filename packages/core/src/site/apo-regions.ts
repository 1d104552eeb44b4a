/** The subdivisions that the APO site ships to: the armed forces' regions of the United States' post. */
export const apoRegionCodes: readonly string[] = ['AA', 'AE', 'AP'];
