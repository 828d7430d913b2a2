import { hostileFiles } from '../documents/hostileFiles';
import type { PlatformProcess } from './platformProcess';
import { newUploader } from './uploader';

export interface HostileFileFigures {
  readonly sent: number;
  readonly accepted: number;
  /** Files that were refused without the reason that is theirs, in words. */
  readonly unexplained: readonly string[];
  /** MB that the platform's process holds more than after the first hundred. */
  readonly growth: number;
  readonly longestMs: number;
  readonly slowest: string;
}

/** The first ones load what is loaded once. */
const WARM_UP = 100;

/** Sends hostile documents one after the other, and counts what the platform makes of them. */
export async function sendHostileFiles(
  platform: PlatformProcess,
  files: number,
  tell: (text: string) => void,
): Promise<HostileFileFigures> {
  const uploader = await newUploader(platform.origin);
  const unexplained: string[] = [];
  let [sent, accepted, before, most, longestMs, slowest] = [0, 0, Number.NaN, 0, 0, ''];
  for await (const { kind, content, told } of hostileFiles(WARM_UP + files)) {
    if (sent === WARM_UP) before = platform.resident();
    const began = performance.now();
    const answer = await uploader.send(content, `${kind}.pdf`);
    const tookMs = performance.now() - began;
    sent += 1;
    if (answer.status === 201) accepted += 1;
    else if (!told.includes(answer.told)) unexplained.push(`${kind}: ${answer.status} ${answer.told}`);
    if (tookMs > longestMs) [longestMs, slowest] = [tookMs, kind];
    if (sent > WARM_UP) most = Math.max(most, platform.resident());
    if (sent % 200 === 0) tell(`${sent} files, ${accepted} kept, ${platform.resident().toFixed(0)} MB`);
  }
  return { sent, accepted, unexplained, growth: most - before, longestMs, slowest };
}
