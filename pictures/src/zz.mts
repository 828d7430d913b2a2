import { samplesFor } from './drawPicture';
import { renderPicture } from './renderPicture';
import { encodePicture } from './encodePicture';
import { sampleFrame as frame } from './sampleSpecs';
const frames = [frame('square'), frame('trapezoid', { front: 'Tortoise', style: 'havana', lens: { kind: 'solid', family: 'Green' } }), frame('aviator', { build: 'metal', front: 'Gold', lens: { kind: 'gradient', family: 'Brown' } }), frame('round', { front: 'Transparent' })] as never[];
const W = Number(process.argv[2] ?? 400);
for (let run = -2; run < 8; run++) for (const f of frames) for (const v of ['front'] as const) {
  const spec = { ...(f as object), temple: 130 + 3 * run } as never;
  const a = process.cpuUsage();
  const p = renderPicture(spec, v, { width: W, supersample: samplesFor(W) });
  const b = process.cpuUsage(a);
  const e = await encodePicture(p, 'avif');
  const c = process.cpuUsage(a);
  if (run > 5) console.log(v, (b.user + b.system) / 1000, (c.user + c.system) / 1000, e.length);
}
