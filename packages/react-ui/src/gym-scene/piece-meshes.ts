import {
  BoxGeometry,
  BufferAttribute,
  type BufferGeometry,
  Euler,
  InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Matrix4,
  Quaternion,
  type Raycaster,
  type Scene,
  Vector3,
} from 'three';
import { finishColour } from '../scene/finish-colours.ts';
import { tintOf } from '../scene/surface-material.ts';
import type { GymScenePiece } from './gym-scene-model.ts';

/** All pieces of one model, or all parts of hanging pieces, in one draw call. */
interface ModelMesh {
  readonly mesh: InstancedMesh;
  /** Piece ids by instance number. */
  ids: readonly string[];
}

const blockGrey = 0.16;

/** Block of one cubic metre on the floor, for a model that is unknown or not loaded. */
const createBlock = (): BufferGeometry => {
  const block = new BoxGeometry(1, 1, 1).translate(0, 0.5, 0);
  const corners = block.getAttribute('position').count;
  const each = (...values: readonly number[]) =>
    new BufferAttribute(
      Float32Array.from({ length: corners * 3 }, (_, at) => values[at % 3] ?? 0),
      3,
    );
  return block.setAttribute('color', each(blockGrey, blockGrey, blockGrey)).setAttribute('surface', each(0.6, 0, 0.5));
};

const outline = (geometry: BufferGeometry): Vector3 => {
  geometry.computeBoundingBox();
  return geometry.boundingBox?.getSize(new Vector3()) ?? new Vector3(1, 1, 1);
};

/** Transformation that stretches a model to the piece's size and moves it to its position. */
const placement = (piece: GymScenePiece, { x, y, z }: Vector3): Matrix4 =>
  new Matrix4().compose(
    new Vector3(piece.xMm / 1000, (piece.bottomMm ?? 0) / 1000, piece.yMm / 1000),
    new Quaternion().setFromEuler(new Euler(0, (-piece.quarterTurns * Math.PI) / 2, 0)),
    new Vector3(piece.widthMm / 1000 / x, piece.heightMm / 1000 / y, piece.depthMm / 1000 / z),
  );

const leastRoom = 8;

/** Draws the pieces of a gym as instances: one draw call per model. */
export const createPieceMeshes = (scene: Scene, material: Material) => {
  const geometries = new Map<string, BufferGeometry>();
  const meshes = new Map<string, ModelMesh>();
  const block = createBlock();

  const remove = (model: string) => {
    const mesh = meshes.get(model)?.mesh;
    if (mesh === undefined) return;
    scene.remove(mesh);
    mesh.dispose();
    meshes.delete(model);
  };

  /** Returns the model's mesh if it has enough instances, otherwise a larger new one. */
  const meshFor = (model: string, count: number): ModelMesh => {
    const present = meshes.get(model);
    if (present && present.mesh.instanceMatrix.count >= count) return present;
    remove(model);
    const room = Math.max(leastRoom, 2 ** Math.ceil(Math.log2(count)));
    // Clones the geometry, which shares its attributes, because tints belong to the mesh.
    const geometry = (geometries.get(model) ?? block).clone();
    geometry.setAttribute('tint', new InstancedBufferAttribute(new Float32Array(room * 4), 4));
    const mesh = new InstancedMesh(geometry, material, room);
    mesh.addEventListener('dispose', () => geometry.dispose());
    mesh.castShadow = mesh.receiveShadow = true;
    mesh.frustumCulled = false;
    scene.add(mesh);
    const made = { mesh, ids: [] };
    meshes.set(model, made);
    return made;
  };

  const showModel = (model: string, pieces: readonly GymScenePiece[]) => {
    const shown = meshFor(model, pieces.length);
    const { mesh } = shown;
    const size = outline(mesh.geometry);
    const tint = mesh.geometry.getAttribute('tint');
    pieces.forEach((piece, at) => {
      mesh.setMatrixAt(at, placement(piece, size));
      tint.setXYZW(at, ...tintOf(finishColour(piece.color)));
    });
    mesh.count = pieces.length;
    mesh.instanceMatrix.needsUpdate = tint.needsUpdate = true;
    mesh.computeBoundingSphere();
    shown.ids = pieces.map(({ id }) => id);
  };

  return {
    show: (pieces: readonly GymScenePiece[]) => {
      const models = new Set(pieces.map(({ model }) => model));
      for (const model of [...meshes.keys()]) if (!models.has(model)) remove(model);
      for (const model of models)
        showModel(
          model,
          pieces.filter((piece) => piece.model === model),
        );
    },
    /** Sets a model's loaded geometry, which its pieces use from the next `show` on. */
    take: (model: string, geometry: BufferGeometry) => {
      geometries.set(model, geometry);
      remove(model);
    },
    /** Finds the nearest piece hit by a ray. */
    hit: (ray: Raycaster): { readonly id: string; readonly point: Vector3 } | undefined => {
      const hits = [...meshes.values()].flatMap(({ mesh, ids }) =>
        ray
          .intersectObject(mesh)
          .map(({ instanceId = 0, distance, point }) => ({ id: ids[instanceId], distance, point })),
      );
      const nearest = hits.toSorted((one, other) => one.distance - other.distance)[0];
      return nearest?.id === undefined ? undefined : { id: nearest.id, point: nearest.point };
    },
    dispose: () => {
      for (const model of [...meshes.keys()]) remove(model);
      for (const geometry of [block, ...geometries.values()]) geometry.dispose();
    },
  };
};
