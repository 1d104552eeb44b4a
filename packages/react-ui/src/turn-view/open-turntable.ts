import {
  type BufferGeometry,
  Group,
  InstancedBufferAttribute,
  InstancedMesh,
  Mesh,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
} from 'three';
import { finishColour } from '../scene/finish-colours.ts';
import { openStage } from '../scene/open-stage.ts';
import { keyLight, studioReflections } from '../scene/studio-light.ts';
import { createSurfaceMaterial, tintOf } from '../scene/surface-material.ts';

interface TurntableSettings {
  readonly geometry: BufferGeometry;
  readonly finish: string | undefined;
  /** The first frame was rendered. */
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

/** The pose of a product, in degrees: its rotation to the right, and the elevation of the camera. */
export interface Pose {
  readonly turn: number;
  readonly tilt: number;
}

const fieldOfView = 22;
const shadowPixels = 1024;
const fill = 0.9;
/** Bars are viewed from a shorter distance with one end towards the camera, so that they appear as more than a line. */
const slender = { isFrom: 5, nearer: 0.6, turn: 42 };
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Half the height and the radius of a model that rotates around its centre. */
const measures = (geometry: BufferGeometry) => {
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox ?? { min: { x: 0, z: 0 }, max: { x: 1, y: 1, z: 1 } };
  return { reach: Math.hypot(max.x - min.x, max.z - min.z) / 2, height: max.y };
};

/**
 * Displays one product on a turntable in the studio: the light is fixed and the product rotates.
 * @throws if the browser has no WebGL
 */
export const openTurntable = (
  canvas: HTMLCanvasElement,
  { geometry, finish, onReady, onFailure }: TurntableSettings,
) => {
  const { reach, height } = measures(geometry);
  const isSlender = reach / height > slender.isFrom;
  const scene = new Scene();
  const camera = new PerspectiveCamera(fieldOfView, 1, 0.05, 100);
  const material = createSurfaceMaterial();
  const tinted = geometry.clone();
  tinted.setAttribute('tint', new InstancedBufferAttribute(Float32Array.from(tintOf(finishColour(finish))), 4));
  const product = new InstancedMesh(tinted, material, 1);
  product.castShadow = product.receiveShadow = true;
  const table = new Group().add(product);
  const ground = new Mesh(new PlaneGeometry(1, 1), new ShadowMaterial({ opacity: 0.28 }));
  ground.rotation.x = -Math.PI / 2;
  ground.scale.setScalar(reach * 8);
  ground.receiveShadow = true;
  const light = keyLight(reach * 2, reach * 2, height, shadowPixels);
  const lamp = new Group().add(light, light.target);
  lamp.position.set(-reach, 0, -reach);
  scene.add(table, ground, lamp);

  let pose: Pose = { turn: 0, tilt: 0 };
  let isReady = false;
  const look = () => {
    const half = radians(fieldOfView / 2);
    const across = Math.atan(Math.tan(half) * camera.aspect);
    const whole = Math.max(reach / Math.sin(across), Math.hypot(reach, height / 2) / Math.sin(half)) / fill;
    const distance = whole * (isSlender ? slender.nearer : 1);
    const rise = radians(pose.tilt);
    camera.position.set(0, height / 2 + Math.sin(rise) * distance, Math.cos(rise) * distance);
    camera.far = distance + reach * 10;
    camera.lookAt(0, height / 2, 0);
    camera.updateProjectionMatrix();
    table.rotation.y = radians(pose.turn + (isSlender ? slender.turn : 0));
  };
  const stage = openStage(canvas, {
    scene,
    camera,
    prepare: () => {
      look();
      if (!isReady) requestAnimationFrame(onReady);
      isReady = true;
      return false;
    },
    onShape: (aspect) => {
      camera.aspect = aspect;
    },
    onFailure,
  });
  const reflections = studioReflections(stage.renderer);
  scene.environment = reflections.texture;

  return {
    pose: (next: Pose) => {
      pose = next;
      stage.recastShadows();
      stage.invalidate();
    },
    dispose: () => {
      product.dispose();
      tinted.dispose();
      material.dispose();
      ground.geometry.dispose();
      ground.material.dispose();
      light.dispose();
      reflections.dispose();
      stage.dispose();
    },
  };
};
