import type { SeedEditorial } from '../seed-data.ts';
import { editorialAuthors } from './authors.ts';
import { guides } from './guides.ts';
import { editorialCategories, editorialTags } from './terms.ts';
import { training } from './training.ts';
import { works } from './works.ts';

/** The articles of the demo store. */
export const editorial: SeedEditorial = {
  authors: editorialAuthors,
  categories: editorialCategories,
  tags: editorialTags,
  posts: [...guides, ...training, ...works],
};
