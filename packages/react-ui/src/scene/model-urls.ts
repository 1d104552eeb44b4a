/**
 * URLs of the models' files, each written out so that bundlers find it. `npm run art -- views` generates the files from
 * the shapes of the pictures (lab/art).
 */
const files: Readonly<Record<string, () => URL>> = {
  'adjustable-bench': () => new URL('../../models/adjustable-bench.glb', import.meta.url),
  'air-bike': () => new URL('../../models/air-bike.glb', import.meta.url),
  'axle-bar': () => new URL('../../models/axle-bar.glb', import.meta.url),
  'bar-holder': () => new URL('../../models/bar-holder.glb', import.meta.url),
  barbell: () => new URL('../../models/barbell.glb', import.meta.url),
  'barbell-15kg': () => new URL('../../models/barbell-15kg.glb', import.meta.url),
  box: () => new URL('../../models/box.glb', import.meta.url),
  'cable-tower': () => new URL('../../models/cable-tower.glb', import.meta.url),
  'competition-kettlebell': () => new URL('../../models/competition-kettlebell.glb', import.meta.url),
  'curl-bar': () => new URL('../../models/curl-bar.glb', import.meta.url),
  'dumbbell-rack': () => new URL('../../models/dumbbell-rack.glb', import.meta.url),
  'flat-bench': () => new URL('../../models/flat-bench.glb', import.meta.url),
  ghd: () => new URL('../../models/ghd.glb', import.meta.url),
  'half-rack': () => new URL('../../models/half-rack.glb', import.meta.url),
  kettlebell: () => new URL('../../models/kettlebell.glb', import.meta.url),
  'kettlebell-rack': () => new URL('../../models/kettlebell-rack.glb', import.meta.url),
  locker: () => new URL('../../models/locker.glb', import.meta.url),
  mat: () => new URL('../../models/mat.glb', import.meta.url),
  'multi-grip-bar': () => new URL('../../models/multi-grip-bar.glb', import.meta.url),
  'plate-stack': () => new URL('../../models/plate-stack.glb', import.meta.url),
  'plate-tree': () => new URL('../../models/plate-tree.glb', import.meta.url),
  platform: () => new URL('../../models/platform.glb', import.meta.url),
  'plyo-box': () => new URL('../../models/plyo-box.glb', import.meta.url),
  'power-rack': () => new URL('../../models/power-rack.glb', import.meta.url),
  'reverse-hyper': () => new URL('../../models/reverse-hyper.glb', import.meta.url),
  rig: () => new URL('../../models/rig.glb', import.meta.url),
  rower: () => new URL('../../models/rower.glb', import.meta.url),
  'safety-squat-bar': () => new URL('../../models/safety-squat-bar.glb', import.meta.url),
  'squat-stand': () => new URL('../../models/squat-stand.glb', import.meta.url),
  'trap-bar': () => new URL('../../models/trap-bar.glb', import.meta.url),
  treadmill: () => new URL('../../models/treadmill.glb', import.meta.url),
  'wall-rack': () => new URL('../../models/wall-rack.glb', import.meta.url),
};

/**
 * URL of a model's file.
 * @param model its key, for example 'power-rack'
 * @returns undefined for an unknown model
 */
export const modelUrl = (model: string): URL | undefined =>
  Object.hasOwn(files, model) ? files[model]?.() : undefined;
