import { ACESFilmicToneMapping, type Camera, PCFShadowMap, type Scene, WebGLRenderer } from 'three';

/** Maximum device pixels per CSS pixel: more are not visible, and the cost grows quadratically. */
const mostPixelRatio = 2;

interface StageSettings {
  readonly scene: Scene;
  /** Called before each frame to update the scene; return true to request another frame. */
  readonly prepare: () => boolean;
  readonly camera: Camera;
  /** Called when the canvas changes its aspect ratio, width by height. */
  readonly onShape: (aspect: number) => void;
  /** Called when the graphics context is lost. */
  readonly onFailure: () => void;
}

/** A canvas that is drawn on request. */
export interface Stage {
  readonly renderer: WebGLRenderer;
  /** Requests a frame; several requests before it result in one. */
  readonly invalidate: () => void;
  /** Redraws the shadows with the next frame. */
  readonly recastShadows: () => void;
  readonly dispose: () => void;
}

/**
 * Opens a canvas for a scene. Frames are drawn on request only, so that an unchanged scene uses no processor time.
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
