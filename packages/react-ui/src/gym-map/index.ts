export { GymFacts, type GymFactsProps } from './GymFacts.tsx';
export { GymList, type GymListProps } from './GymList.tsx';
export { type GymLink, GymMap, type GymMapProps } from './GymMap.tsx';
export { gymPlace } from './gym-place.ts';
