import { type ComponentType, type FunctionComponent, lazy, Suspense, useEffect, useState } from 'react';
import './labs.css';

/** A lab whose code is loaded after the page; the page itself is readable without it. */
const loadedLate = <Props extends object>(load: () => Promise<{ readonly default: ComponentType<Props> }>) => {
  const Lab: FunctionComponent<Props> = lazy(load) as never;
  return (props: Props) => {
    const [isInBrowser, setIsInBrowser] = useState(false);
    useEffect(() => setIsInBrowser(true), []);
    const waiting = <p className="lab-waiting">The lab runs in your browser and needs JavaScript.</p>;
    return isInBrowser ? (
      <Suspense fallback={waiting}>
        <Lab {...props} />
      </Suspense>
    ) : (
      waiting
    );
  };
};

export const PriceLab = loadedLate(async () => ({ default: (await import('./price-lab/PriceLab.tsx')).PriceLab }));
export const RoundingLab = loadedLate(async () => ({
  default: (await import('./rounding-lab/RoundingLab.tsx')).RoundingLab,
}));
export const TaxLedger = loadedLate(async () => ({ default: (await import('./tax-ledger/TaxLedger.tsx')).TaxLedger }));
export const CheckoutLab = loadedLate(async () => ({
  default: (await import('./checkout-lab/CheckoutLab.tsx')).CheckoutLab,
}));
