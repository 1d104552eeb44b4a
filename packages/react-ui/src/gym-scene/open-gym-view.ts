import { Scene, type WebGLRenderer } from 'three';
import { loadModel } from '../scene/load-model.ts';
import { openStage } from '../scene/open-stage.ts';
import { keyLight, studioReflections } from '../scene/studio-light.ts';
import { createSurfaceMaterial } from '../scene/surface-material.ts';
import { createColumns } from './columns.ts';
import { dragPieces } from './drag-pieces.ts';
import { createFloor } from './floor.ts';
import { type GymSceneModel, type GymSceneRoom, pieceBox, placeInRoom, roomSize } from './gym-scene-model.ts';
import { standingParts } from './hung-parts.ts';
import { createPieceMarks } from './piece-marks.ts';
import { createPieceMeshes } from './piece-meshes.ts';
import { createEye, createRoomCamera } from './room-camera.ts';
import { createWalls } from './walls.ts';

export interface GymViewEvents {
  readonly onSelect: (id: string | undefined) => void;
  /** Called when a piece was dropped, with its centre in whole millimetres within the room's walls. */
  readonly onMove: (id: string, to: { readonly xMm: number; readonly yMm: number }) => void;
  /** Called when the graphics context is lost. */
  readonly onFailure: () => void;
}

/** A gym displayed on a canvas. */
export interface GymView {
  readonly show: (model: GymSceneModel) => void;
  /** Requests a frame. */
  readonly invalidate: () => void;
  readonly renderer: WebGLRenderer;
  /** Releases all loaded and created resources. */
  readonly dispose: () => void;
}

const shadowPixels = 2048;

/** Floor, walls, columns and light of a room. */
const createShell = (scene: Scene, room: GymSceneRoom) => {
  const { width, depth, height } = roomSize(room);
  const floor = createFloor(width, depth);
  const walls = createWalls(room);
  const columns = createColumns(room);
  const light = keyLight(width, depth, height, shadowPixels);
  const parts = [floor, ...walls.meshes, ...(columns ? [columns.mesh] : []), light, light.target];
  scene.add(...parts);
  return {
    walls,
    dispose: () => {
      scene.remove(...parts);
      floor.geometry.dispose();
      floor.material.dispose();
      walls.dispose();
      columns?.dispose();
      light.dispose();
    },
  };
};

/**
 * Displays a gym on a canvas, with a camera and pieces that are moved by pointer and touch. It draws only after a
 * change. Models load on demand; until then a block is displayed for each piece.
 * @throws if the browser has no WebGL
 */
export const openGymView = (canvas: HTMLCanvasElement, events: GymViewEvents): GymView => {
  const scene = new Scene();
  const camera = createEye();
  const material = createSurfaceMaterial();
  const pieces = createPieceMeshes(scene, material);
  const marks = createPieceMarks();
  scene.add(marks.mesh);
  let model: GymSceneModel | undefined;
  let shell: ReturnType<typeof createShell> | undefined;
  const closing = new AbortController();
  const asked = new Set<string>();
  let isShaped = false;

  const stage = openStage(canvas, {
    scene,
    camera,
    prepare: () => {
      const isMoving = eye.controls.update();
      shell?.walls.lookFrom(camera);
      return isMoving;
    },
    onShape: (aspect) => {
      eye.takeShape(aspect);
      // Once the shopper has seen the room, resizing keeps the camera.
      if (model && !isShaped) eye.lookAt(model.room);
      isShaped = true;
    },
    onFailure: events.onFailure,
  });
  /** Displays the pieces, with the dragged one at its current position. */
  const showPieces = (held?: { readonly id: string; readonly xMm: number; readonly yMm: number }) => {
    if (model === undefined) return;
    const moved = model.pieces.map((piece) => (piece.id === held?.id ? { ...piece, ...held } : piece));
    const shown = standingParts(moved);
    pieces.show(shown);
    marks.show(shown, model.selectedId);
    stage.recastShadows();
    stage.invalidate();
  };
  const heldAt = (id: string, right: number, forward: number) => {
    const piece = model?.pieces.find((candidate) => candidate.id === id);
    if (model === undefined || piece === undefined) return undefined;
    const box = pieceBox(piece);
    return { id, ...placeInRoom(box, box.x + right, box.z + forward, model.room) };
  };
  const stopDragging = dragPieces(canvas, {
    camera,
    hit: (ray) => {
      const hit = pieces.hit(ray);
      const piece = model?.pieces.find(({ id }) => id === hit?.id);
      return hit && { ...hit, heldId: piece?.hostId ?? hit.id };
    },
    allowOrbit: (isAllowed) => {
      eye.controls.enabled = isAllowed;
    },
    onSelect: events.onSelect,
    onDrag: (id, right, forward) => showPieces(heldAt(id, right, forward)),
    onDrop: (id, right, forward) => {
      const place = heldAt(id, right, forward);
      if (place) events.onMove(id, { xMm: place.xMm, yMm: place.yMm });
      showPieces();
    },
    onCancel: showPieces,
  });
  const eye = createRoomCamera(camera, canvas, stage.invalidate);
  const reflections = studioReflections(stage.renderer);
  scene.environment = reflections.texture;
  scene.environmentIntensity = 0.42;

  const ask = async (key: string) => {
    asked.add(key);
    try {
      const geometry = await loadModel(key, closing.signal);
      if (geometry === undefined) return;
      if (closing.signal.aborted) return geometry.dispose();
      pieces.take(key, geometry);
      showPieces();
    } catch {
      // The block remains; the next change of the gym retries.
      asked.delete(key);
    }
  };

  return {
    renderer: stage.renderer,
    invalidate: stage.invalidate,
    show: (next) => {
      // Compared by value: the camera is kept if the same room is passed as another object.
      const isOtherRoom = JSON.stringify(model?.room) !== JSON.stringify(next.room);
      model = next;
      if (isOtherRoom) {
        shell?.dispose();
        shell = createShell(scene, next.room);
        eye.lookAt(next.room);
      }
      for (const key of new Set(next.pieces.map((piece) => piece.model))) if (!asked.has(key)) void ask(key);
      showPieces();
    },
    dispose: () => {
      closing.abort();
      stopDragging();
      eye.dispose();
      pieces.dispose();
      marks.dispose();
      shell?.dispose();
      reflections.dispose();
      material.dispose();
      stage.dispose();
    },
  };
};
