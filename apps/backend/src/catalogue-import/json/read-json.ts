import type { Readable } from 'node:stream';
import streamJson from 'stream-json';
import streamArrayModule from 'stream-json/streamers/StreamArray.js';
import { UnreadableFileError } from '../csv/unreadable-file.ts';
import { checkMerchantProduct, type ReadOutcome } from '../merchant-product.ts';

/**
 * Reads our JSON format, an array of merchant products, one product in memory at a time. An outcome's line is the
 * product's position in the array, from 1.
 * @throws UnreadableFileError if the text is not a JSON array
 */
export async function* readJson(source: Readable): AsyncGenerator<ReadOutcome> {
  const items = source
    .pipe(streamJson.parser())
    .on('error', (error) => items.destroy(error))
    .pipe(streamArrayModule.streamArray());
  source.on('error', (error) => items.destroy(error));
  try {
    for await (const { key, value } of items as AsyncIterable<{ key: number; value: unknown }>) {
      yield checkMerchantProduct(value, key + 1, 1);
    }
  } catch (error) {
    throw new UnreadableFileError('The file is not a JSON array of products.', { cause: error });
  }
}
