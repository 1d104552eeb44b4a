import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import './labs.css';

/** A lab whose code is loaded after the page; the page itself is readable without it. */
const loadedLate = (load: () => Promise<{ readonly default: ComponentType }>) => {
  const Lab = lazy(load);
  return () => {
    const [isInBrowser, setIsInBrowser] = useState(false);
    useEffect(() => setIsInBrowser(true), []);
    const waiting = <p className="lab-waiting">The lab runs in your browser and needs JavaScript.</p>;
    return isInBrowser ? (
      <Suspense fallback={waiting}>
        <Lab />
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
