import type { FloorSpot, GymDoor, GymRoom } from '@ironcart/core/gym';
import { boxOf, columnBoxes, feetAndInches, isBlocking, isOnFloor } from '@ironcart/gym-builder';
import styles from './GymPlan.module.css';
import type { GymView } from './gym-view.ts';
import { pieceNumbers } from './piece-names.ts';

export interface GymPlanProps extends GymView {
  readonly selectedId?: string | undefined;
  /** Without numbers and measures: they are too small to be read in a card, which has no list of the pieces. */
  readonly isSketch?: boolean | undefined;
}

/** The margin around the room for walls and measures, in millimetres. */
const margin = 420;
const wallMm = 100;

/** The door's leaf at a right angle to its wall, and the quarter circle of its swing. */
const doorPath = ({ widthMm, depthMm }: GymRoom, { wall, offsetMm, widthMm: door, swing }: GymDoor): string => {
  const into = swing === 'out' ? -1 : 1;
  const hingeAtEnd = swing === 'in-right';
  const [start, end] = [offsetMm, offsetMm + door];
  const hinge = hingeAtEnd ? end : start;
  const latch = hingeAtEnd ? start : end;
  const point = (along: number, away: number): string => {
    if (wall === 'back') return `${along} ${away}`;
    if (wall === 'front') return `${along} ${depthMm - away}`;
    return wall === 'left' ? `${away} ${along}` : `${widthMm - away} ${along}`;
  };
  const isMirrored = hingeAtEnd !== (wall === 'front' || wall === 'left');
  const sweep = isMirrored === into > 0 ? 1 : 0;
  return `M ${point(latch, 0)} A ${door} ${door} 0 0 ${sweep === 1 ? 0 : 1} ${point(hinge, into * door)} L ${point(hinge, 0)}`;
};

const doorGap = ({ widthMm, depthMm }: GymRoom, { wall, offsetMm, widthMm: door }: GymDoor) => {
  if (wall === 'back') return { x: offsetMm, y: -wallMm, width: door, height: wallMm };
  if (wall === 'front') return { x: offsetMm, y: depthMm, width: door, height: wallMm };
  return { x: wall === 'left' ? -wallMm : widthMm, y: offsetMm, width: wallMm, height: door };
};

/** A line along the front of a piece, which shows its rotation. */
const frontLine = ({ left, top, right, bottom }: ReturnType<typeof boxOf>, { quarterTurns }: FloorSpot): string => {
  const inset = Math.min(60, (right - left) / 4, (bottom - top) / 4);
  const lines = [
    `M ${left} ${bottom - inset} H ${right}`,
    `M ${left + inset} ${top} V ${bottom}`,
    `M ${left} ${top + inset} H ${right}`,
    `M ${right - inset} ${top} V ${bottom}`,
  ];
  return lines[quarterTurns] ?? '';
};

/**
 * A gym from above, to scale. Pieces are numbered as in the list beside it, which contains the same information as
 * text.
 */
export const GymPlan = ({ project, catalogue, problems, selectedId, isSketch = false }: GymPlanProps) => {
  const { room, pieces, name } = project;
  const { widthMm, depthMm } = room;
  const numbers = pieceNumbers({ project });
  const blocked = new Set(problems.filter(isBlocking).map(({ pieceId }) => pieceId));
  const warned = new Set(problems.map(({ pieceId }) => pieceId));
  const floor = pieces.flatMap((piece) => {
    const facts = catalogue.get(piece.sku);
    return isOnFloor(piece) && facts ? [{ ...piece, box: boxOf(piece.at, facts), label: facts.name }] : [];
  });
  const text = Math.max(widthMm, depthMm) / 28;
  return (
    <svg
      className={styles.plan}
      viewBox={`${-margin} ${-margin} ${widthMm + 2 * margin} ${depthMm + 2 * margin}`}
      role="img"
      aria-label={`Floor plan of ${name}: ${feetAndInches(widthMm)} by ${feetAndInches(depthMm)}, ${floor.length} ${
        floor.length === 1 ? 'piece' : 'pieces'
      } on the floor`}
    >
      <rect
        className={styles.walls}
        x={-wallMm / 2}
        y={-wallMm / 2}
        width={widthMm + wallMm}
        height={depthMm + wallMm}
        strokeWidth={wallMm}
      />
      {room.doors.map((door) => (
        <g key={`${door.wall} ${door.offsetMm}`} className={styles.door}>
          <rect {...doorGap(room, door)} />
          <path d={doorPath(room, door)} />
        </g>
      ))}
      {columnBoxes(room).map(({ left, top, right, bottom }) => (
        <rect
          key={`${left} ${top}`}
          className={styles.column}
          x={left}
          y={top}
          width={right - left}
          height={bottom - top}
        />
      ))}
      {floor.map(({ id, at, box, label }) => (
        <g
          key={id}
          className={styles.piece}
          data-problem={blocked.has(id) ? 'blocking' : warned.has(id) ? 'warning' : undefined}
          data-selected={id === selectedId || undefined}
        >
          <title>{label}</title>
          <rect x={box.left} y={box.top} width={box.right - box.left} height={box.bottom - box.top} />
          <path d={frontLine(box, at)} />
          {!isSketch && (
            <text
              x={(box.left + box.right) / 2}
              y={(box.top + box.bottom) / 2}
              fontSize={Math.min(text, Math.max(text * 0.55, Math.min(box.right - box.left, box.bottom - box.top)))}
              dominantBaseline="central"
              textAnchor="middle"
            >
              {numbers.get(id)}
              {blocked.has(id) && '!'}
            </text>
          )}
        </g>
      ))}
      {!isSketch && (
        <>
          <text className={styles.measure} x={widthMm / 2} y={-margin / 2} fontSize={text * 0.8} textAnchor="middle">
            {feetAndInches(widthMm)}
          </text>
          <text
            className={styles.measure}
            x={-margin / 2}
            y={depthMm / 2}
            fontSize={text * 0.8}
            textAnchor="middle"
            transform={`rotate(-90 ${-margin / 2} ${depthMm / 2})`}
          >
            {feetAndInches(depthMm)}
          </text>
        </>
      )}
    </svg>
  );
};
