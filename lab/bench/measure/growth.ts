/**
 * The exponent with which time grows with size: 1 is linear, 2 is quadratic. It is the slope of a least-squares line
 * through the points on logarithmic axes.
 */
export const growthExponent = (points: readonly { readonly size: number; readonly time: number }[]): number => {
  const logarithms = points.map(({ size, time }) => ({ x: Math.log(size), y: Math.log(time) }));
  const meanX = logarithms.reduce((sum, { x }) => sum + x, 0) / logarithms.length;
  const meanY = logarithms.reduce((sum, { y }) => sum + y, 0) / logarithms.length;
  const covariance = logarithms.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0);
  const variance = logarithms.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  return covariance / variance;
};
