import type { Exploration } from './explore.ts';

/** An exploration in one line, for a terminal: '1,204 schedules of up to 17 actions, 311 states (all)  two tabs'. */
export const explorationLine = ({ scenario, schedules, states, longest, isExhaustive }: Exploration): string => {
  const counted = (count: number): string => count.toLocaleString('en-US').padStart(9);
  const whole = isExhaustive ? ' (all of them)' : '';
  return `${counted(schedules)} schedules of up to ${longest} actions, ${counted(states).trim()} states${whole}: ${scenario}`;
};
