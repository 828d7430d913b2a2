import { hueColour } from '../materials/palette';
import { type BottleSpec, type SpraySpec } from '../specification';
import { blend, grey, LabelCanvas, type Texture } from './labelCanvas';

/** The label that goes round a bottle, its front in the middle; millimetres along the surface. */
export function bottleLabel(spec: BottleSpec | SpraySpec, around: number, height: number, density: number): Texture {
  const dark = hueColour(spec.hue + 8, 0.6, 0.24);
  const mid = hueColour(spec.hue, 0.6, 0.38);
  const canvas = new LabelCanvas(around, height, density, grey(0.985));
  const cx = around / 2;
  const wave = (lift: number): string => {
    const points = Array.from({ length: 61 }, (_, i) => {
      const x = (i / 60) * around;
      const y = (0.66 + 0.05 * Math.sin(((x - cx) / around) * 15 + 0.9) - lift) * height;
      return `${x.toFixed(2)} ${y.toFixed(2)}`;
    });
    return `M${points.join('L')}L${around} ${height}L0 ${height}Z`;
  };
  canvas.fill(wave(0.055), hueColour(spec.hue, 0.45, 0.86));
  canvas.fill(wave(0.022), hueColour(spec.hue, 0.5, 0.62), 0.7);
  canvas.fill(wave(0), (_, y) => blend(mid, dark, y / height - 0.45));
  const room = around * 0.25;
  const cap = Math.min(0.11 * height, around * 0.05);
  canvas.text(spec.brand.toUpperCase(), cx, 0.26 * height, {
    capHeight: cap,
    weight: 'bold',
    colour: dark,
    tracking: 0.05,
    align: 'centre',
    fit: room,
  });
  const words = spec.product.split(' ');
  const half = Math.ceil(words.length / 2);
  const lines = words.length > 1 ? [words.slice(0, half).join(' '), words.slice(half).join(' ')] : words;
  lines.forEach((line, i) => {
    canvas.text(line, cx, (0.39 + 0.095 * i) * height, {
      capHeight: cap * 0.46,
      weight: 'regular',
      colour: grey(0.35),
      tracking: 0.1,
      align: 'centre',
      fit: room,
    });
  });
  canvas.text(`${spec.volume} ml`, cx, 0.88 * height, {
    capHeight: cap * 0.62,
    weight: 'bold',
    colour: grey(0.98),
    align: 'centre',
    fit: room,
  });
  return canvas.texture();
}
