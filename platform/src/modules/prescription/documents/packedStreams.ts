import { inflateSync } from 'node:zlib';

import { DOCUMENT_LIMITS } from './documentLimits';
import { DocumentRefused } from './refusal';

/**
 * Throws for a PDF whose streams unpack to more than a prescription needs. Asked before the PDF is parsed: its parser unpacks the streams that
 * hold objects, in script and without a limit.
 */
export function refusePackedStreams(content: Uint8Array): void {
  const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
  let room: number = DOCUMENT_LIMITS.unpackedBytes;
  let streams = 0;
  for (const { index, 0: word } of text.matchAll(/stream\r?\n/g)) {
    if (text.startsWith('end', index - 3)) continue;
    streams += 1;
    if (streams > DOCUMENT_LIMITS.objects) throw new DocumentRefused('too-complex');
    try {
      room -= inflateSync(content.subarray(index + word.length), { maxOutputLength: Math.max(1, room) }).length;
    } catch (error) {
      // Anything else is packed in another way, or not at all.
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new DocumentRefused('too-complex');
    }
  }
}
