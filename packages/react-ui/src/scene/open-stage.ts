import { ACESFilmicToneMapping, type Camera, PCFShadowMap, type Scene, WebGLRenderer } from 'three';

/** More pixels than this for one of CSS are not seen, and cost the square. */
const mostPixelRatio = 2;

interface StageSettings {
  readonly scene: Scene;
  /** Draws nothing itself: prepares the scene for a frame. It asks for the next one by returning true. */
  readonly prepare: () => boolean;
  readonly camera: Camera;
  /** The canvas has another shape: width by height. */
  readonly onShape: (aspect: number) => void;
  /** The graphics context is gone. */
  readonly onFailure: () => void;
}

/** A canvas that is drawn when somebody asks for it. */
export interface Stage {
  readonly renderer: WebGLRenderer;
  /** Asks for a frame; several in a row are one. */
  readonly invalidate: () => void;
  /** The shadows are drawn anew with the next frame. */
  readonly recastShadows: () => void;
  readonly dispose: () => void;
}

/**
 * Opens a canvas for a scene. No frame is drawn unless something asks for it: nothing runs while nothing changes.
 * @throws if the browser has no WebGL
 */
export const openStage = (
  canvas: HTMLCanvasElement,
  { scene, camera, prepare, onShape, onFailure }: StageSettings,
): Stage => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  renderer.setPixelRatio(Math.min(window.devicePixelRatio, mostPixelRatio));
  renderer.toneMapping = ACESFilmicToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.shadowMap.autoUpdate = false;
  renderer.shadowMap.needsUpdate = true;
  renderer.setClearAlpha(0);

  let frame = 0;
  const draw = () => {
    frame = 0;
    if (prepare()) invalidate();
    renderer.render(scene, camera);
  };
  const invalidate = () => {
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const lost = (event: Event) => {
    event.preventDefault();
    onFailure();
  };
  canvas.addEventListener('webglcontextlost', lost);
  const shape = new ResizeObserver(() => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    renderer.setSize(clientWidth, clientHeight, false);
    onShape(clientWidth / clientHeight);
    invalidate();
  });
  shape.observe(canvas);

  return {
    renderer,
    invalidate,
    recastShadows: () => {
      renderer.shadowMap.needsUpdate = true;
    },
    dispose: () => {
      cancelAnimationFrame(frame);
      frame = -1;
      shape.disconnect();
      canvas.removeEventListener('webglcontextlost', lost);
      renderer.dispose();
    },
  };
};
