import { DealSlides, type DealSlideView } from '@ironcart/react-ui';
import { useEffect, useState } from 'react';
import type { RunningSlides } from './run-deal-slides.ts';

/** The slides of the deals; their rotation is loaded after the page. */
export const TurningDeals = ({
  label,
  slides,
}: {
  readonly label: string;
  readonly slides: readonly DealSlideView[];
}) => {
  const [index, setIndex] = useState(0);
  const [running, setRunning] = useState<RunningSlides>();
  const count = slides.length;
  useEffect(() => {
    let own: RunningSlides | undefined;
    let isGone = false;
    const run = async () => {
      const { runDealSlides } = await import('./run-deal-slides.ts');
      if (isGone) return;
      own = runDealSlides(count, setIndex);
      setRunning(own);
    };
    // If its code fails to load, the first slide stays.
    void run().catch(() => undefined);
    return () => {
      isGone = true;
      own?.stop();
    };
  }, [count]);
  return (
    <DealSlides
      label={label}
      slides={slides}
      index={index}
      onChoose={running?.choose}
      onHold={running?.hold}
      onRelease={running?.release}
    />
  );
};
