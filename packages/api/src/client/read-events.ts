import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream';

/**
 * Reads server-sent events, one after the other, to the end of the stream.
 * @throws the error with which the stream breaks
 */
export const readEvents = async (
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> => {
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) onEvent(read.value);
};
