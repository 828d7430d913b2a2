import { encodePicture, type PictureFormat } from './encodePicture';
import { renderPicture } from './renderPicture';
import { sampleFrame as frame } from './sampleSpecs';
import { type FrameSpec, type PictureView } from './specification';

/** Processor milliseconds that a picture may take, by its width in pixels: draw and encode together. */
const AIMS: Readonly<Record<number, number>> = { 400: 60, 800: 200 };
const RUNS = 5;
/** Runs before that, so that the script is as fast as in a process that has drawn a page of tiles. */
const WARM_RUNS = 4;

const frames: readonly FrameSpec[] = [
  frame('square'),
  frame('trapezoid', { front: 'Tortoise', style: 'havana', lens: { kind: 'solid', family: 'Green' } }),
  frame('aviator', { build: 'metal', front: 'Gold', lens: { kind: 'gradient', family: 'Brown' } }),
  frame('round', { front: 'Transparent' }),
];
const views: readonly PictureView[] = ['front', 'three-quarter', 'lateral'];
const formats: readonly PictureFormat[] = ['avif', 'webp'];

/** Processor time in milliseconds of a piece of work, whatever else the machine does. */
async function processorTime<Result>(work: () => Result | Promise<Result>): Promise<[number, Result]> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1000, result];
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Times and bytes of all frames and views at one width; each run draws another temple length, so that no mesh is known. */
async function measure(width: number): Promise<Record<string, Record<string, number>>> {
  const draws: number[] = [];
  const encodes: Record<string, number[]> = { avif: [], webp: [] };
  const bytes: Record<string, number[]> = { avif: [], webp: [] };
  for (let run = -WARM_RUNS; run < RUNS; run += 1) {
    for (const spec of frames) {
      for (const [at, view] of views.entries()) {
        const unknown = { ...spec, temple: 130 + 3 * run + at / 4 };
        const [drawn, picture] = await processorTime(() => renderPicture(unknown, view, { width }));
        if (run >= 0) draws.push(drawn);
        for (const format of formats) {
          const [encoded, file] = await processorTime(() => encodePicture(picture, format));
          if (run < 0) continue;
          encodes[format]!.push(encoded);
          bytes[format]!.push(file.length);
        }
      }
    }
  }
  const row = (format: PictureFormat): Record<string, number> => {
    const [draw, encode] = [median(draws), median(encodes[format]!)];
    return {
      'draw ms': Math.round(draw),
      'encode ms': Math.round(encode),
      'in all': Math.round(draw + encode),
      aim: AIMS[width] ?? 0,
      kB: Math.round(median(bytes[format]!) / 100) / 10,
    };
  };
  return Object.fromEntries(formats.map((format) => [`${width} px ${format}`, row(format)]));
}

const rows = { ...(await measure(400)), ...(await measure(800)) };
console.table(rows);
for (const [name, row] of Object.entries(rows))
  if (row['in all']! > row['aim']!) console.log(`MISSED ${name}: ${row['in all']} ms, aim ${row['aim']} ms`);
