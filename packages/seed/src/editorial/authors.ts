import type { SeedEditorialAuthor } from '../seed-data.ts';

export const authorIds = { ingrid: 1, tomas: 2, wren: 3 } as const;

/** Who writes: three people of the works. */
export const editorialAuthors: readonly SeedEditorialAuthor[] = [
  { id: authorIds.ingrid, name: 'Ingrid Solvang' },
  { id: authorIds.tomas, name: 'Tomas Ekre' },
  { id: authorIds.wren, name: 'Wren Adeyemi' },
];
