import type { BufferGeometry } from 'three';
import { modelUrl } from './model-urls.ts';
import { readModel } from './read-model.ts';

/**
 * Loads the geometry of a model; it is its caller's to dispose of.
 * @returns undefined for a model that there is no file of
 * @throws if the file cannot be had or read, or the signal is aborted
 */
export const loadModel = async (model: string, signal: AbortSignal): Promise<BufferGeometry | undefined> => {
  const url = modelUrl(model);
  if (url === undefined) return undefined;
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error(`The model ${model} could not be loaded: ${response.status}`);
  return readModel(await response.arrayBuffer());
};
