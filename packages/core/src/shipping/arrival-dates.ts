import { requireObject } from '../require-argument.ts';
import { nextWorkingDay } from './working-days.ts';

/** The transit time of a carrier, in working days after the day of dispatch. */
export interface WorkingDays {
  readonly from: number;
  readonly until: number;
}

/**
 * The first and the last day on which goods are expected. Working days are Monday to Friday; public holidays are not
 * known.
 * @param dispatch midnight of the day of dispatch by `Date.UTC`, in milliseconds since the epoch: see `dispatchDate`
 * @returns midnight of both days by `Date.UTC`, in milliseconds since the epoch
 */
export const arrivalDates = (dispatch: number, days: WorkingDays): { from: number; until: number } => {
  requireObject(days, 'days');
  const { from, until } = days;
  const daysLater = (count: number): number => {
    let day = dispatch;
    for (let passed = 0; passed < count; passed += 1) day = nextWorkingDay(day);
    return day;
  };
  return { from: daysLater(from), until: daysLater(until) };
};
