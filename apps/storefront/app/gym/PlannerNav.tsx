import { ChoiceLinks } from '@ironcart/react-ui';
import { featuredGymsPath, gymEditorPath, gymTemplatesPath, plannedGymsPath } from './gym-paths.ts';

const pages = [
  { label: 'Featured Gyms', href: featuredGymsPath },
  { label: 'Templates', href: gymTemplatesPath },
  { label: 'My Gyms', href: plannedGymsPath },
  { label: 'Plan a gym', href: gymEditorPath },
] as const;

/** Navigation between the gym planner's pages. */
export const PlannerNav = ({ current }: { readonly current: string }) => (
  <ChoiceLinks
    label="ZEUS Gym Builder"
    links={pages.map(({ label, href }) => ({ label, href, isCurrent: href === current }))}
  />
);
