const dayMs = 86_400_000;

const isWorkingDay = (time: number): boolean => ![0, 6].includes(new Date(time).getUTCDay());

/**
 * The day on which goods in stock leave the dock: the working day after the order's.
 * @param now when the order is placed, milliseconds since the epoch
 * @returns midnight (UTC) of that day, milliseconds since the epoch
 */
export const dispatchDate = (now: number): number => {
  let day = Math.floor(now / dayMs) * dayMs + dayMs;
  while (!isWorkingDay(day)) day += dayMs;
  return day;
};
