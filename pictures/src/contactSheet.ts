import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { encodePicture } from './encodePicture';
import { renderPicture } from './renderPicture';
import { sampleSheets } from './sampleSpecs';
import { type PictureView, viewsOf } from './specification';

const usage = `Draws a contact sheet of product pictures for review.

  tsx src/contactSheet.ts --out sheet.png [options]

  --sheet <shapes|colours|goods>  which products (shapes)
  --views <a,b>                   front, three-quarter, lateral, folded, detail, bust, angle (front,three-quarter; goods: all)
  --width <px>                    width of each picture (300)
  --columns <n>                   pictures a row (4)
  --ground <#rrggbb>              colour behind the cut-outs (#eceeed)
  --only <n,n>                    positions on the sheet, from 0
  --scale <mm>                    one true scale: width stands for so many millimetres
`;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    sheet: { type: 'string', default: 'shapes' },
    views: { type: 'string' },
    width: { type: 'string', default: '300' },
    columns: { type: 'string', default: '4' },
    ground: { type: 'string', default: '#eceeed' },
    only: { type: 'string' },
    scale: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

interface Cell {
  image: Buffer;
  width: number;
  height: number;
}

async function draw(name: keyof typeof sampleSheets): Promise<Cell[]> {
  const width = Number(values.width);
  const only = values.only?.split(',').map(Number);
  const cells: Cell[] = [];
  for (const [i, spec] of sampleSheets[name].entries()) {
    if (only && !only.includes(i)) continue;
    const views = values.views?.split(',') ?? (name === 'goods' ? viewsOf(spec) : ['front', 'three-quarter']);
    for (const view of views) {
      const started = performance.now();
      let picture = renderPicture(spec, view as PictureView, { width });
      const fitted = values.scale ? Math.round((width * picture.millimetres) / Number(values.scale)) : width;
      if (fitted !== width) {
        picture = renderPicture(spec, view as PictureView, { width: fitted });
      }
      const name = spec.kind === 'frame' ? spec.shape : spec.kind;
      console.log(name, view, `${picture.width}x${picture.height}`, `${(performance.now() - started).toFixed(0)} ms`);
      cells.push({ image: await encodePicture(picture, 'png'), width: picture.width, height: picture.height });
    }
  }
  return cells;
}

async function sheet(cells: readonly Cell[], out: string): Promise<void> {
  const columns = Number(values.columns);
  const gap = 24;
  const cellWidth = Math.max(...cells.map((cell) => cell.width)) + gap;
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let top = gap;
  for (let i = 0; i < cells.length; i += columns) {
    const row = cells.slice(i, i + columns);
    const height = Math.max(...row.map((cell) => cell.height));
    row.forEach((cell, k) => {
      const left = gap + k * cellWidth + Math.floor((cellWidth - gap - cell.width) / 2);
      placed.push({ input: cell.image, left, top: top + Math.floor((height - cell.height) / 2) });
    });
    top += height + gap;
  }
  const width = gap + columns * cellWidth;
  await sharp({ create: { width, height: top, channels: 3, background: values.ground } })
    .composite(placed)
    .png()
    .toFile(out);
}

const name = values.sheet;
if (values.help || !values.out || !(name in sampleSheets)) {
  console.log(usage);
  process.exitCode = values.help ? 0 : 1;
} else {
  await sheet(await draw(name as keyof typeof sampleSheets), values.out);
}
