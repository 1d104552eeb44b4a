/// <reference path="../css-modules.d.ts" />

export { PriceTrace, type PriceTraceProps } from './PriceTrace.tsx';
export { PriceTraceDifference, type PriceTraceDifferenceProps } from './PriceTraceDifference.tsx';
