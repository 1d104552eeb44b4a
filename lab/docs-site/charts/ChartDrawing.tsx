import { useId } from 'react';
import type { Chart, PlacedArrow, PlacedState } from './chart.ts';

/** Distance between the lines of a label, in pixels. */
const lineHeight = 16;

const StateBox = ({ state, isCurrent }: { readonly state: PlacedState; readonly isCurrent: boolean }) => {
  const { path, name, type, x, y, width, height } = state;
  const isOuter = height > 60;
  return (
    <g className="chart-state" data-type={type} data-is-current={isCurrent} data-is-outer={isOuter} data-path={path}>
      <rect x={x} y={y} width={width} height={height} rx={isOuter ? 10 : 8} />
      <text x={isOuter ? x + 14 : x + width / 2} y={isOuter ? y + 24 : y + height / 2 + 5}>
        {name}
      </text>
    </g>
  );
};

const ArrowLabels = ({ arrow, leaves }: { readonly arrow: PlacedArrow; readonly leaves: boolean }) =>
  arrow.labels.map(({ lines, x, y }) => (
    <text key={`${x} ${y}`} className="chart-label" data-leaves={leaves}>
      {lines.map((line, at) => (
        <tspan key={line} x={x + 3} y={y + 12 + at * lineHeight}>
          {line}
        </tspan>
      ))}
    </text>
  ));

interface ChartDrawingProps {
  readonly chart: Chart;
  readonly current: readonly string[];
}

/**
 * The states, arrows and labels of a chart; marks the current states with the states around them and the arrows that
 * leave them.
 */
export const ChartDrawing = ({ chart: { states, starts, arrows }, current }: ChartDrawingProps) => {
  const head = useId();
  const isCurrent = (path: string) => current.some((each) => each === path || each.startsWith(`${path}.`));
  const leaves = ({ from }: PlacedArrow) => from !== undefined && isCurrent(from);
  return (
    <>
      <defs>
        <marker
          id={head}
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="8"
          markerHeight="8"
          markerUnits="userSpaceOnUse"
          orient="auto"
        >
          <path className="chart-head" d="M0 0L8 4L0 8z" />
        </marker>
      </defs>
      {states.map((state) => (
        <StateBox key={state.path} state={state} isCurrent={state.path !== '' && isCurrent(state.path)} />
      ))}
      {starts.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="chart-start" cx={x} cy={y} r={5} />
      ))}
      {arrows.map((arrow) => (
        <path
          key={arrow.path}
          className="chart-arrow"
          data-leaves={leaves(arrow)}
          d={arrow.path}
          markerEnd={`url(#${head})`}
        />
      ))}
      {arrows.map((arrow) => (
        <ArrowLabels key={arrow.path} arrow={arrow} leaves={leaves(arrow)} />
      ))}
    </>
  );
};
