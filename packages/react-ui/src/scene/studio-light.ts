import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

/** The studio's lamps around a product at the origin: position and size relative to the product, and brightness. */
const lamps = [
  { at: [-3.2, 3.6, 1.6], size: [2.6, 2.6], glow: 11 }, // key, left
  { at: [3.4, 1.6, 1.9], size: [1, 3.2], glow: 6 }, // strip, right
  { at: [0.3, 5, -1.2], size: [4, 3], glow: 8 }, // overhead
  { at: [2.6, 2.4, -3], size: [0.6, 3], glow: 7 }, // rim, behind
] as const;

const wallGlow = 0.55;

/**
 * Environment map for reflections: the studio of the shop's pictures (lab/art/studio.py), four lamps in a pale room.
 * The caller disposes of it.
 */
export const studioReflections = (renderer: WebGLRenderer): WebGLRenderTarget => {
  const studio = new Scene();
  const walls = new Mesh(
    new SphereGeometry(12, 24, 16),
    new MeshBasicMaterial({ side: BackSide, color: new Color(0.86, 0.85, 0.83).multiplyScalar(wallGlow) }),
  );
  studio.add(walls);
  const parts = lamps.map(({ at: [x, y, z], size: [width, height], glow }) => {
    const lamp = new Mesh(
      new BoxGeometry(width, height, 0.05),
      new MeshBasicMaterial({ color: new Color(glow, glow * 0.98, glow * 0.95) }),
    );
    lamp.position.set(x, y, z);
    lamp.lookAt(0, 0.4, 0);
    studio.add(lamp);
    return lamp;
  });
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(studio, 0.03);
  generator.dispose();
  for (const { geometry, material } of [walls, ...parts]) {
    geometry.dispose();
    material.dispose();
  }
  return target;
};

/**
 * Key light, which casts the shadows on a floor from (0, 0, 0) to `width` and `depth`, in metres.
 * @param pixels side of the shadow map
 */
export const keyLight = (width: number, depth: number, height: number, pixels: number): DirectionalLight => {
  const light = new DirectionalLight(new Color(1, 0.965, 0.91), 3.4);
  const reach = Math.hypot(width, depth, height) / 2;
  light.target.position.set(width / 2, 0, depth / 2);
  light.position.set(width / 2 - reach * 0.55, reach * 1.7, depth / 2 + reach * 0.75);
  light.castShadow = true;
  light.shadow.mapSize.set(pixels, pixels);
  light.shadow.radius = 3;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = Math.min(reach * 0.006, 0.02);
  const { camera } = light.shadow;
  camera.left = camera.bottom = -reach;
  camera.right = camera.top = reach;
  camera.near = 0.1;
  camera.far = reach * 4;
  camera.updateProjectionMatrix();
  return light;
};
