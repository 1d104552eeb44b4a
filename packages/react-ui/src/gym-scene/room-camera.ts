import { PerspectiveCamera, TOUCH, Vector3 } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { type GymSceneRoom, roomSize } from './gym-scene-model.ts';

const fieldOfView = 36;
const eyeDirection = new Vector3(-0.52, 0.86, 1).normalize();
/** Polar angles in radians: not exactly from above, where left and right would flip, and not from below the floor. */
const polar = { least: 0.12, most: 1.46 };
const nearest = 1.6;

/** Creates the camera that the controls move. */
export const createEye = () => new PerspectiveCamera(fieldOfView, 1, 0.2, 200);

/** Camera controls: orbit, pan and zoom by mouse, wheel and touch, limited to the surroundings of the room. */
export const createRoomCamera = (camera: PerspectiveCamera, canvas: HTMLCanvasElement, onChange: () => void) => {
  const controls = new OrbitControls(camera, canvas);
  controls.enableDamping = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  controls.dampingFactor = 0.16;
  controls.minPolarAngle = polar.least;
  controls.maxPolarAngle = polar.most;
  controls.minDistance = nearest;
  controls.screenSpacePanning = false;
  controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_PAN };
  let reach = 1;
  let middle = new Vector3();
  controls.addEventListener('change', () => {
    controls.target.clamp(new Vector3(0, 0, 0), new Vector3(middle.x * 2, middle.y * 2, middle.z * 2));
    onChange();
  });

  /** Distance from which a sphere around the room is completely visible. */
  const fitting = () => {
    const half = (fieldOfView / 360) * Math.PI;
    const across = Math.atan(Math.tan(half) * camera.aspect);
    return reach / Math.sin(Math.min(half, across));
  };
  return {
    controls,
    /** Points the camera at the whole room from its front left. */
    lookAt: (room: GymSceneRoom) => {
      const { width, depth, height } = roomSize(room);
      reach = Math.hypot(width, depth, height * 0.7) / 2;
      middle = new Vector3(width / 2, height * 0.3, depth / 2);
      controls.target.copy(middle);
      controls.maxDistance = fitting() * 1.6;
      camera.position.copy(middle).addScaledVector(eyeDirection, fitting() * 0.84);
      camera.far = fitting() * 1.6 + reach * 4;
      camera.updateProjectionMatrix();
      controls.update();
    },
    takeShape: (aspect: number) => {
      camera.aspect = aspect;
      camera.updateProjectionMatrix();
    },
    dispose: () => controls.dispose(),
  };
};
