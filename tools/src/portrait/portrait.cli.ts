import { createRequire } from 'node:module';

import { commandLine } from '../cli/commandLine';
import { inRepository } from '../webpack/paths';

import { drawPortrait } from './drawPortrait';

const HELP = `
npx tsx tools/src/portrait/portrait.cli.ts [--width <px>] [--yaw <degrees>] [--samples <n>] [--out <file>]

Draws the studio head of try-on. Takes minutes: the head is a field of distances, looked at ray by ray.
`;

const { values } = commandLine(HELP, {
  width: { type: 'string', default: '560' },
  yaw: { type: 'string', default: '5' },
  samples: { type: 'string', default: '2' },
  out: { type: 'string', default: inRepository('mfe-catalog/src/features/tryOn/portrait.webp') },
});

/** Encodes pictures; the renderer of goods brings it. */
type Encoder = (
  pixels: Uint8Array,
  options: { readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 } },
) => { webp: (options: { readonly quality: number }) => { toFile: (path: string) => Promise<{ size: number }> } };

const sharp = createRequire(inRepository('pictures/package.json'))('sharp') as Encoder;
const file = values.out ?? 'portrait.webp';
const width = Number(values.width);
const height = Math.round(width * 1.25);
const pixels = drawPortrait({ width, height, yaw: Number(values.yaw), samples: Number(values.samples) });

sharp(pixels, { raw: { width, height, channels: 3 } })
  .webp({ quality: 84 })
  .toFile(file)
  .then(({ size }) => console.log(`${file}: ${size} bytes`))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
