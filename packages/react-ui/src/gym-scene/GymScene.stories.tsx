import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import GymScene, { type GymScenePiece, type GymSceneRoom } from './GymScene.tsx';

const room: GymSceneRoom = {
  widthMm: 7200,
  depthMm: 5600,
  heightMm: 2900,
  doors: [
    { wall: 'left', offsetMm: 3400, widthMm: 1000 },
    { wall: 'back', offsetMm: 5900, widthMm: 900 },
  ],
  columns: [{ xMm: 3400, yMm: 4000, widthMm: 300, depthMm: 300 }],
};

const piece = (
  id: string,
  model: string,
  [xMm, yMm]: readonly [number, number],
  [widthMm, depthMm, heightMm]: readonly [number, number, number],
  more: Partial<GymScenePiece> = {},
): GymScenePiece => ({
  id,
  model,
  name: model,
  xMm,
  yMm,
  quarterTurns: 0,
  widthMm,
  depthMm,
  heightMm,
  hasProblem: false,
  ...more,
});

const garage: readonly GymScenePiece[] = [
  piece('p1', 'power-rack', [1500, 1000], [1240, 1270, 2290], { color: 'red' }),
  piece('p2', 'flat-bench', [1500, 1500], [500, 1220, 430]),
  piece('p3', 'platform', [4300, 1500], [2440, 2440, 60]),
  piece('p4', 'barbell', [5200, 3000], [2200, 78, 78]),
  piece('p5', 'plate-tree', [2600, 500], [610, 760, 1170]),
  piece('p6', 'dumbbell-rack', [6850, 3000], [1540, 600, 960], { quarterTurns: 1 }),
  piece('p7', 'rower', [2000, 4300], [2440, 610, 1100]),
  piece('p8', 'air-bike', [4500, 4300], [1320, 610, 1300]),
  piece('p9', 'kettlebell', [6000, 4800], [180, 180, 260]),
  piece('p10', 'plyo-box', [6700, 5100], [510, 610, 760]),
  piece('p11', 'adjustable-bench', [600, 3400], [560, 1330, 1110], { color: 'red' }),
  piece('p12', 'plate-stack', [3300, 3100], [450, 450, 250]),
];

const onRack = { hostId: 'p1' };
const hanging: readonly GymScenePiece[] = [
  piece('p13', 'j-cups', [0, 0], [120, 280, 220], onRack),
  piece('p14', 'spotter-arms', [0, 0], [100, 660, 240], onRack),
  piece('p15', 'storage-pegs', [0, 0], [60, 300, 60], onRack),
  piece('p16', 'pull-up-bar', [0, 0], [1090, 100, 100], onRack),
];

const meta = {
  title: 'Gym/Scene',
  component: GymScene,
  args: {
    room,
    pieces: garage,
    label: 'Your gym: 7.2 by 5.6 metres, 12 pieces',
    onSelect: fn(),
    onMove: fn(),
    onFailure: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GymScene>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Garage: Story = {};

export const SelectedAndInTheWay: Story = {
  args: {
    selectedId: 'p1',
    pieces: garage.map((shown) => (shown.id === 'p7' || shown.id === 'p6' ? { ...shown, hasProblem: true } : shown)),
  },
};

/** Attachments hang on their rack; the selected one is framed. */
export const Attachments: Story = {
  args: { pieces: [...garage, ...hanging], selectedId: 'p14', label: 'A rack with its attachments' },
};

export const EmptyRoom: Story = { args: { pieces: [], label: 'An empty room' } };

/** A piece in the middle of the room, where the camera looks. */
const middle = piece('p1', 'locker', [3600, 2800], [1400, 1400, 1700]);

const at = (element: Element, right: number, down: number) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2 + right, clientY: top + height / 2 + down };
};

const point = (element: Element, type: string, right: number, down: number, pointerType: string) =>
  element.dispatchEvent(
    new PointerEvent(type, { ...at(element, right, down), pointerId: 1, pointerType, isPrimary: true, bubbles: true }),
  );

const dragged =
  (pointerType: 'mouse' | 'touch'): NonNullable<Story['play']> =>
  async ({ canvas, args }) => {
    const scene = canvas.getByRole('img', { name: 'One locker' });
    // Synthetic pointer events cannot be captured.
    Object.assign(scene, { setPointerCapture: () => undefined });
    await waitFor(() => expect(scene).toHaveAttribute('data-engine'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    point(scene, 'pointerdown', 0, 0, pointerType);
    point(scene, 'pointermove', 40, 0, pointerType);
    point(scene, 'pointermove', 90, 0, pointerType);
    await expect(args.onMove).not.toHaveBeenCalled();
    point(scene, 'pointerup', 90, 0, pointerType);
    await expect(args.onSelect).toHaveBeenCalledWith('p1');
    await expect(args.onMove).toHaveBeenCalledTimes(1);
    const [id, to] = (args.onMove as ReturnType<typeof fn>).mock.calls[0] as Parameters<typeof args.onMove>;
    await expect(id).toBe('p1');
    await expect(to.xMm).toBeGreaterThan(middle.xMm + 200);
    await expect(Number.isInteger(to.xMm) && Number.isInteger(to.yMm)).toBe(true);
    await expect(to.xMm).toBeLessThanOrEqual(room.widthMm - 700);
  };

export const DraggedByMouse: Story = {
  tags: ['needs-layout'],
  args: { pieces: [middle], label: 'One locker' },
  play: dragged('mouse'),
};
export const DraggedByTouch: Story = {
  tags: ['needs-layout'],
  args: { pieces: [middle], label: 'One locker' },
  play: dragged('touch'),
};

/** Pressing a piece selects it, and pressing the empty floor clears the selection; Escape cancels a drag. */
export const Pressed: Story = {
  tags: ['needs-layout'],
  args: { pieces: [middle], label: 'One locker' },
  play: async ({ canvas, args }) => {
    const scene = canvas.getByRole('img', { name: 'One locker' });
    Object.assign(scene, { setPointerCapture: () => undefined });
    await waitFor(() => expect(scene).toHaveAttribute('data-engine'));
    await new Promise((resolve) => setTimeout(resolve, 500));
    point(scene, 'pointerdown', 0, 0, 'mouse');
    point(scene, 'pointerup', 0, 0, 'mouse');
    await expect(args.onSelect).toHaveBeenLastCalledWith('p1');
    point(scene, 'pointerdown', 0, 0, 'mouse');
    point(scene, 'pointermove', 80, 0, 'mouse');
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    point(scene, 'pointerup', 80, 0, 'mouse');
    await expect(args.onMove).not.toHaveBeenCalled();
    const edge = -scene.getBoundingClientRect().width / 2 + 4;
    point(scene, 'pointerdown', edge, 0, 'mouse');
    point(scene, 'pointerup', edge, 0, 'mouse');
    await expect(args.onSelect).toHaveBeenLastCalledWith(undefined);
  },
};

/** A lost graphics context is reported, so that a picture can replace the scene. */
export const ContextLost: Story = {
  tags: ['needs-layout'],
  args: { pieces: [middle], label: 'One locker' },
  play: async ({ canvas, args }) => {
    const scene = canvas.getByRole<HTMLCanvasElement>('img', { name: 'One locker' });
    await waitFor(() => expect(scene).toHaveAttribute('data-engine'));
    scene.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext();
    await waitFor(() => expect(args.onFailure).toHaveBeenCalled());
  },
};
