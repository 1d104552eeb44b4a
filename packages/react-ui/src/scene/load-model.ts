import type { BufferGeometry } from 'three';
import { modelUrl } from './model-urls.ts';
import { readModel } from './read-model.ts';

/**
 * Loads the geometry of a model; the caller disposes of it.
 * @returns undefined for an unknown model
 * @throws if the file cannot be loaded or parsed, or the signal is aborted
 */
export const loadModel = async (model: string, signal: AbortSignal): Promise<BufferGeometry | undefined> => {
  const url = modelUrl(model);
  if (url === undefined) return undefined;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The model ${model} could not be loaded: ${response.status}`);
  return readModel(await response.arrayBuffer());
};
