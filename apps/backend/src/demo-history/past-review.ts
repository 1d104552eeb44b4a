/** Maya's review of the bar of her first order. */
export const pastReview = {
  productId: 1012,
  /** How long ago it was written, in milliseconds. */
  agoMs: 150 * 24 * 60 * 60_000,
  storeId: 1,
  rating: 5,
  title: 'Quiet, straight, and still like new',
  text: 'Two months of squats and presses, three days a week, in a garage without heating. The shaft stays straight, the zinc shows no rust, and the knurl stopped biting in the second month. I would have liked more of it in the middle for squats.',
  author: 'Maya O.',
} as const;
