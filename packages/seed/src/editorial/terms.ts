import type { SeedEditorialTerm } from '../seed-data.ts';

export const categoryIds = { guides: 1, training: 2, works: 3 } as const;

/** The first part of an article's address. */
export const editorialCategories: readonly SeedEditorialTerm[] = [
  {
    id: categoryIds.guides,
    slug: 'guides',
    name: 'Guides',
    description: 'What to buy, how to set it up, how to keep it.',
  },
  {
    id: categoryIds.training,
    slug: 'training',
    name: 'Training',
    description: 'Lifts, programmes and how to stay whole.',
  },
  {
    id: categoryIds.works,
    slug: 'works',
    name: 'From the works',
    description: 'How we make things in Haldenmark, and why.',
  },
];

export const tagIds = {
  barbell: 11,
  plates: 12,
  racks: 13,
  kettlebell: 14,
  conditioning: 15,
  technique: 16,
  beginners: 17,
  garageGym: 18,
  care: 19,
  making: 20,
} as const;

export const editorialTags: readonly SeedEditorialTerm[] = [
  { id: tagIds.barbell, slug: 'barbell', name: 'Barbell', description: 'Bars, and what is done with them.' },
  { id: tagIds.plates, slug: 'plates', name: 'Plates', description: 'Bumper, iron and change.' },
  { id: tagIds.racks, slug: 'racks', name: 'Racks', description: 'Uprights, cups and pins.' },
  { id: tagIds.kettlebell, slug: 'kettlebell', name: 'Kettlebell', description: 'One bell, many uses.' },
  {
    id: tagIds.conditioning,
    slug: 'conditioning',
    name: 'Conditioning',
    description: 'Sleds, rowers and being out of breath.',
  },
  { id: tagIds.technique, slug: 'technique', name: 'Technique', description: 'How a lift is done.' },
  { id: tagIds.beginners, slug: 'beginners', name: 'Beginners', description: 'For the first year under a bar.' },
  { id: tagIds.garageGym, slug: 'garage-gym', name: 'Garage gym', description: 'Training where the car was.' },
  { id: tagIds.care, slug: 'care', name: 'Care', description: 'Cleaning, oiling and mending.' },
  { id: tagIds.making, slug: 'making', name: 'Making', description: 'Turning, welding, weighing.' },
];
