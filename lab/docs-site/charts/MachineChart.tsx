import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { ChartDrawing } from './ChartDrawing.tsx';
import type { Chart } from './chart.ts';
import './machine-chart.css';

interface MachineChartProps {
  readonly chart: Chart;
  /** The paths of the active states; empty if the machine is not running. */
  readonly current?: readonly string[];
}

const factor = 1.35;
const limits = { least: 0.25, most: 3 };

/** The smallest scale at which labels are readable; a narrow page scrolls instead. */
const readable = 0.8;

/** The chart of a machine: zoomable with buttons or keys, scrollable, and available as a table. */
export const MachineChart = ({ chart, current = [] }: MachineChartProps) => {
  const { id, width, height, states, arrows } = chart;
  const [scale, setScale] = useState<number>();
  const viewport = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const title = useId();

  const scaleShown = () => (drawing.current?.getBoundingClientRect().width ?? width) / width;
  const zoom = (by: number) => setScale(Math.min(limits.most, Math.max(limits.least, scaleShown() * by)));
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoom(factor),
    '-': () => zoom(1 / factor),
    '0': () => setScale(undefined),
  };
  const hearKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
    if (!ctrlKey && !metaKey) keys[key]?.();
  };

  const leaf = current.toSorted((one, other) => other.length - one.length)[0];
  useEffect(() => {
    const state = states.find(({ path }) => path === leaf);
    const box = viewport.current;
    if (state === undefined || box === null || leaf === undefined) return;
    const shown = (drawing.current?.getBoundingClientRect().width ?? width) / width;
    box.scrollTo({
      left: (state.x + state.width / 2) * shown - box.clientWidth / 2,
      top: (state.y + state.height / 2) * shown - box.clientHeight / 2,
    });
  }, [leaf, states, width]);

  const size =
    scale === undefined
      ? { inlineSize: `clamp(${Math.round(width * readable)}px, 100%, ${width}px)` }
      : { inlineSize: `${width * scale}px` };
  return (
    <figure className="chart">
      <p className="chart-zoom">
        <button type="button" onClick={() => zoom(factor)}>
          Zoom in
        </button>
        <button type="button" onClick={() => zoom(1 / factor)}>
          Zoom out
        </button>
        <button type="button" onClick={() => setScale(undefined)}>
          Fit
        </button>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a group with a name, not a form. */}
      <div
        ref={viewport}
        className="chart-viewport"
        role="group"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it, + and - zoom.
        tabIndex={0}
        aria-labelledby={title}
        onKeyDown={hearKey}
      >
        <svg ref={drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={title} style={size}>
          <title id={title}>{`Chart of ${id}: ${states.length - 1} states`}</title>
          <ChartDrawing chart={chart} current={current} />
        </svg>
      </div>
      <details className="chart-table">
        <summary>The chart as a table</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a narrow page scrolls it. */}
        <div className="chart-rows" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">from</th>
                <th scope="col">to</th>
                <th scope="col">on</th>
              </tr>
            </thead>
            <tbody>
              {arrows.map(({ from, to, on }) =>
                from === undefined || to === undefined || on === undefined ? null : (
                  <tr key={`${from} ${to}`}>
                    <td>{from === '' ? 'any state' : from}</td>
                    <td>{to}</td>
                    <td>{on.join(', ')}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
};
