/** The maximum number of stars. */
const mostStars = 5;

/** The ratings of a minimum filter: 3 means 3, 4 and 5 (S5-search-04); empty above five stars. */
export const ratingsFrom = (minimum: number): readonly number[] =>
  Array.from({ length: mostStars }, (_, index) => index + 1).filter((stars) => stars >= minimum);
