/** The most stars that a product is rated with. */
const mostStars = 5;

/** The ratings that 'so many stars and up' means: 3 is 3, 4 and 5 (S5-search-04). None above five stars. */
export const ratingsFrom = (minimum: number): readonly number[] =>
  Array.from({ length: mostStars }, (_, index) => index + 1).filter((stars) => stars >= minimum);
