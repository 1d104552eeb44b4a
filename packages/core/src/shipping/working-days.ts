const dayMs = 86_400_000;

const isWorkingDay = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/**
 * The first of Monday to Friday after a day.
 * @param day midnight of a day by `Date.UTC`, in milliseconds since the epoch; so is the result
 */
export const nextWorkingDay = (day: number): number => {
  let next = day + dayMs;
  while (!isWorkingDay(next)) next += dayMs;
  return next;
};
