import type { SeedForm } from '../seed-data.ts';

/** The forms of the demo store's pages. */
export const forms: readonly SeedForm[] = [
  {
    formHash: 'hld-contact',
    name: 'Contact',
    fields: ['name', 'email', 'order', 'message'],
    requiredFields: ['name', 'email', 'message'],
    emailFields: ['email'],
  },
  {
    formHash: 'hld-gym-outfitting',
    name: 'Outfit a gym',
    fields: ['name', 'email', 'gym', 'country', 'squareMetres', 'message'],
    requiredFields: ['name', 'email', 'gym'],
    emailFields: ['email'],
  },
];
