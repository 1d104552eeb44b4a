import { openGymView } from '../../../packages/react-ui/src/gym-scene/open-gym-view.ts';
import { hall, hallModels, hundredPieces } from '../../../packages/react-ui/src/testing/sample-hall.ts';

/** A hall on a separate canvas, in the page that the benchmark drives. */
const openHall = (pieces: ReturnType<typeof hundredPieces>) => {
  const canvas = document.body.appendChild(document.createElement('canvas'));
  canvas.style.cssText = 'display: block; width: 1200px; height: 760px';
  const ignore = () => undefined;
  const fail = () => {
    throw new Error('The browser has no WebGL');
  };
  const view = openGymView(canvas, { onSelect: ignore, onMove: ignore, onFailure: fail });
  const show = (selectedId?: string) => view.show({ room: hall, pieces, selectedId });
  show();
  const pixel = new Uint8Array(4);
  const { renderer } = view;
  const gl = renderer.getContext();
  /** Milliseconds of one frame, until its last pixel is rendered: reading one pixel waits for all. */
  const frame = (ask: () => void) =>
    new Promise<number>((resolve) => {
      let start = 0;
      requestAnimationFrame(() => {
        start = performance.now();
      });
      ask();
      requestAnimationFrame(() => {
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        resolve(performance.now() - start);
      });
    });
  let round = 0;
  return {
    calls: () => renderer.info.render.calls,
    triangles: () => renderer.info.render.triangles,
    /** Only the camera has moved, so the shadows are reused. */
    turned: () => frame(view.invalidate),
    /** Another selection: shadows and marks are rendered again. */
    changed: () => {
      round += 1;
      return frame(() => show(`p${(round % 100) + 1}`));
    },
  };
};

export const halls = { empty: openHall([]), full: openHall(hundredPieces()), models: hallModels.length };

Object.assign(globalThis, { halls });
