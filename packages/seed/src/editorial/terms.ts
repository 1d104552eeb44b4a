import { editorialCategories as categories } from '@ironcart/core';
import type { SeedEditorialTerm } from '../seed-data.ts';

/** What each category of the editorial site holds, in their order (S2-index). */
const descriptions = [
  'Where the iron comes from, and who bent it first.',
  'Long looks at one thing, from the billet to the platform.',
  'What is new at the works, and what others write about it.',
  'People who lift for a living, and people who lift before it.',
  'Meets, throwdowns and open days.',
  'Training around work, children and weather.',
  'Rooms full of equipment, and the people who filled them.',
  'Lifts, step by step.',
  'What to buy, how to set it up, how to keep it.',
  'Short notes from the shop floor.',
];

/** The first part of an article's address. */
export const editorialCategories: readonly SeedEditorialTerm[] = categories.map((category, index) => ({
  id: index + 1,
  ...category,
  description: descriptions[index] ?? '',
}));

export const categoryIds = {
  history: 1,
  documentary: 2,
  news: 3,
  athletes: 4,
  events: 5,
  lifestyle: 6,
  gymTours: 7,
  movement: 8,
  gear: 9,
  blog: 10,
} as const;

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
