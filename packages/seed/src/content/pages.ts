import type { SeedPage } from '../seed-data.ts';
import { about } from './about.ts';
import { app } from './app.ts';
import { barCare } from './bar-care.ts';
import { choosingABarbell } from './choosing-a-barbell.ts';
import { competitionPlatform } from './competition-platform.ts';
import { contact } from './contact.ts';
import { firstHomeGym } from './first-home-gym.ts';
import { garageGym } from './garage-gym.ts';
import { giftGuide } from './gift-guide.ts';
import { home } from './home.ts';
import { outfitAGym } from './outfit-a-gym.ts';
import { shippingAndReturns } from './shipping-and-returns.ts';
import { warranty } from './warranty.ts';
import { yourGym } from './your-gym.ts';

/** The content pages of the demo store, the home page first. */
export const pages: readonly SeedPage[] = [
  home,
  choosingABarbell,
  shippingAndReturns,
  about,
  warranty,
  app,
  contact,
  giftGuide,
  firstHomeGym,
  garageGym,
  competitionPlatform,
  outfitAGym,
  yourGym,
  barCare,
];
