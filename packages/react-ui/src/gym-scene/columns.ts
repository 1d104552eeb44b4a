import { Mesh, MeshStandardMaterial } from 'three';
import { createPartGeometry } from '../scene/part-geometry.ts';
import { type GymSceneRoom, roomSize } from './gym-scene-model.ts';

const concrete = [0.52, 0.51, 0.49] as const;

/** The columns of a room from floor to ceiling, in one draw call; undefined for a room without columns. */
export const createColumns = (room: GymSceneRoom) => {
  if (room.columns.length === 0) return undefined;
  const { height } = roomSize(room);
  const parts = createPartGeometry();
  for (const { xMm, yMm, widthMm, depthMm } of room.columns) {
    const [x, z, wide, deep] = [xMm / 1000, yMm / 1000, widthMm / 2000, depthMm / 2000];
    parts.box([x - wide, 0, z - deep], [x + wide, height, z + deep], concrete);
  }
  const mesh = new Mesh(parts.geometry(), new MeshStandardMaterial({ vertexColors: true, roughness: 0.9 }));
  mesh.castShadow = mesh.receiveShadow = true;
  return {
    mesh,
    dispose: () => {
      mesh.geometry.dispose();
      mesh.material.dispose();
    },
  };
};
