import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '../primitives/Button.tsx';
import { classNames } from '../primitives/class-names.ts';
import { LiveRegion } from '../primitives/LiveRegion.tsx';
import type { TurnViewProps } from '../turn-view/TurnView.tsx';
import styles from './TurnIt.module.css';

export interface TurnItProps {
  /** The key of the product's model, for example 'power-rack'. */
  readonly model: string;
  /** The chosen finish by its name in the catalogue, for example 'red'. */
  readonly finish?: string | undefined;
  readonly productName: string;
  /** TurnView, loaded when it is first shown. */
  readonly View: ComponentType<TurnViewProps>;
}

type Progress = 'asked' | 'ready' | 'failed';

const news: Readonly<Record<Progress, string>> = {
  asked: '',
  ready: 'The 3-D view is ready. Turn it with the arrow keys.',
  failed: 'This device cannot show it in 3-D. The pictures stay.',
};

/**
 * A button on a product's pictures that opens a rotatable 3-D view, displayed over them once it is ready. The view and
 * its renderer are loaded on demand; the pictures stay until then, and if it cannot be shown.
 */
export const TurnIt = ({ model, finish, productName, View }: TurnItProps) => {
  const [progress, setProgress] = useState<Progress>();
  const isShown = progress === 'ready';
  return (
    <div className={styles.place}>
      {(progress === 'asked' || isShown) && (
        <div className={classNames(styles.view, !isShown && styles.coming)}>
          <Suspense>
            <View
              model={model}
              finish={finish}
              productName={productName}
              onReady={() => setProgress('ready')}
              onFailure={() => setProgress('failed')}
            />
          </Suspense>
        </div>
      )}
      {progress === 'failed' ? (
        <p className={styles.failed} aria-hidden="true">
          This device cannot show it in 3-D.
        </p>
      ) : (
        <Button
          className={styles.button}
          size="small"
          isBusy={progress === 'asked'}
          busyLabel="Loading the 3-D view"
          onClick={() => setProgress(isShown ? undefined : 'asked')}
        >
          {isShown ? 'Back to the pictures' : 'Turn it'}
        </Button>
      )}
      <LiveRegion message={progress === undefined ? '' : news[progress]} />
    </div>
  );
};
