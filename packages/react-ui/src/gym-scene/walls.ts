import { type Camera, Mesh, MeshStandardMaterial } from 'three';
import { createPartGeometry } from '../scene/part-geometry.ts';
import { type GymSceneRoom, roomSize } from './gym-scene-model.ts';

const paint = [0.78, 0.74, 0.68] as const;
const skirting = [0.03, 0.03, 0.032] as const;
const leaf = [0.2, 0.205, 0.21] as const;
const steel = [0.4, 0.4, 0.4] as const;

const thickness = 0.12;
const doorHeight = 2.05;
const skirtingHeight = 0.1;
/** Half the distance over which a wall fades when the camera passes it, in metres. */
const fadeReach = 0.8;

type WallName = GymSceneRoom['doors'][number]['wall'];

/** Wall along x with its inner face at z = 0, and its doors as spans along x. */
const wallGeometry = (length: number, height: number, doors: readonly (readonly [from: number, to: number])[]) => {
  const parts = createPartGeometry();
  const piece = (from: number, to: number, bottom: number) => {
    if (to - from < 0.001 || height - bottom < 0.001) return;
    parts.box([from, bottom, -thickness], [to, height, 0], paint);
    if (bottom === 0) parts.box([from, 0, 0], [to, skirtingHeight, 0.012], skirting);
  };
  const top = Math.min(doorHeight, height);
  let reached = 0;
  for (const [from, to] of doors.toSorted(([one], [other]) => one - other)) {
    const start = Math.max(from, reached);
    const end = Math.min(to, length);
    if (end <= start) continue;
    piece(reached, start, 0);
    piece(start, end, top);
    parts.box([start + 0.03, 0.01, -thickness * 0.7], [end - 0.03, top - 0.03, -thickness * 0.35], leaf);
    parts.box([end - 0.16, 0.98, -thickness * 0.35], [end - 0.06, 1.02, -0.01], steel);
    reached = end;
  }
  piece(reached, length, 0);
  return parts.geometry();
};

/** Start and rotation of each wall in the room. */
const places = (width: number, depth: number) =>
  ({
    back: { length: width, x: 0, z: 0, turn: 0, isReversed: false },
    right: { length: depth, x: width, z: 0, turn: -Math.PI / 2, isReversed: false },
    front: { length: width, x: width, z: depth, turn: Math.PI, isReversed: true },
    left: { length: depth, x: 0, z: depth, turn: Math.PI / 2, isReversed: true },
  }) satisfies Record<WallName, object>;

/** Distance of the camera beyond a wall, in metres; negative inside the room. */
const beyond = (wall: WallName, { x, z }: { readonly x: number; readonly z: number }, width: number, depth: number) =>
  ({ back: -z, right: x - width, front: z - depth, left: -x })[wall];

/** The four walls of a room with their doors. Walls between the camera and the room are not drawn. */
export const createWalls = (room: GymSceneRoom) => {
  const { width, depth, height } = roomSize(room);
  const walls = Object.entries(places(width, depth)).map(([name, { length, x, z, turn, isReversed }]) => {
    const doors = room.doors
      .filter(({ wall }) => wall === name)
      .map(({ offsetMm, widthMm }): readonly [number, number] => {
        const [from, to] = [offsetMm / 1000, (offsetMm + widthMm) / 1000];
        return isReversed ? [length - to, length - from] : [from, to];
      });
    const material = new MeshStandardMaterial({ vertexColors: true, roughness: 0.9, transparent: true });
    const mesh = new Mesh(wallGeometry(length, height, doors), material);
    mesh.position.set(x, 0, z);
    mesh.rotation.y = turn;
    mesh.receiveShadow = true;
    return { name: name as WallName, mesh };
  });
  return {
    meshes: walls.map(({ mesh }) => mesh),
    /** Fades the walls for a camera. */
    lookFrom: ({ position }: Camera) => {
      for (const { name, mesh } of walls) {
        const share = (beyond(name, position, width, depth) + fadeReach) / (2 * fadeReach);
        mesh.material.opacity = 1 - Math.min(Math.max(share, 0), 1);
        mesh.visible = mesh.material.opacity > 0;
        mesh.material.depthWrite = mesh.material.opacity === 1;
      }
    },
    dispose: () => {
      for (const { mesh } of walls) {
        mesh.geometry.dispose();
        mesh.material.dispose();
      }
    },
  };
};
