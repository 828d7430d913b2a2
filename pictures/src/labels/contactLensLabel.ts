import { hueColour } from '../materials/palette';
import { type ContactLensBoxSpec } from '../specification';
import { type Rgb } from '../studio/tone';
import { blend, grey, LabelCanvas, type Texture } from './labelCanvas';

/** The printed faces of a carton. */
export interface CartonFaces {
  front: Texture;
  side: Texture;
  top: Texture;
}

interface Inks {
  paper: Rgb;
  dark: Rgb;
  mid: Rgb;
  light: Rgb;
  pale: Rgb;
  text: Rgb;
}

function inksOf(hue: number): Inks {
  return {
    paper: grey(0.965),
    dark: hueColour(hue + 12, 0.62, 0.26),
    mid: hueColour(hue, 0.66, 0.42),
    light: hueColour(hue - 8, 0.6, 0.62),
    pale: hueColour(hue, 0.5, 0.88),
    text: grey(0.33),
  };
}

/** The colour field's left edge, as a share of the front's width, at a share of its height. */
const fieldEdge = (t: number): number => 0.6 - 0.16 * Math.sin((t * 0.9 + 0.08) * Math.PI) ** 1.4 + 0.06 * (1 - t);

function field(width: number, height: number, shift: number): string {
  const points = Array.from({ length: 41 }, (_, i) => {
    const t = i / 40;
    return `${((fieldEdge(t) + shift) * width).toFixed(2)} ${(t * height).toFixed(2)}`;
  });
  return `M${points.join('L')}L${width} ${height}L${width} 0Z`;
}

/** A translucent lens seen almost from the front: bright rim, soft highlight, optic zone. */
function paintLens(canvas: LabelCanvas, cx: number, cy: number, r: number): void {
  const white = grey(1);
  const glow = (offsetX: number, offsetY: number, size: number, strength: number): void => {
    for (let i = 8; i >= 1; i -= 1) {
      canvas.ellipse(cx + offsetX * r, cy + offsetY * r, (size * r * i) / 8, (size * r * i) / 8, white, strength / 8);
    }
  };
  canvas.ellipse(cx, cy, r, r, white, 0.16);
  for (let i = 1; i <= 5; i += 1)
    canvas.ellipse(cx + 0.012 * i * r, cy + 0.016 * i * r, r * (1 - 0.018 * i), r * (1 - 0.018 * i), white, 0.02);
  glow(-0.3, -0.36, 0.5, 0.85);
  glow(0.42, 0.5, 0.34, 0.3);
  const ring = (radius: number, width: number, opacity: number): void => {
    const circle = (rr: number, back: boolean): string => {
      const points = Array.from({ length: 96 }, (_, i) => {
        const t = ((back ? 96 - i : i) / 96) * 2 * Math.PI;
        return `${(cx + rr * Math.cos(t)).toFixed(3)} ${(cy + rr * Math.sin(t)).toFixed(3)}`;
      });
      return `M${points.join('L')}Z`;
    };
    canvas.fill(circle(radius, false) + circle(radius - width, true), white, opacity);
  };
  ring(r, r * 0.035, 0.55);
  ring(r * 0.5, r * 0.014, 0.35);
}

function frontFace(spec: ContactLensBoxSpec, w: number, h: number, density: number): Texture {
  const ink = inksOf(spec.hue);
  const canvas = new LabelCanvas(w, h, density, ink.paper);
  canvas.fill(field(w, h, -0.055), ink.pale);
  canvas.fill(field(w, h, -0.028), ink.light, 0.75);
  canvas.fill(field(w, h, 0), (x, y) => blend(ink.mid, ink.dark, (0.75 * y) / h + (0.45 * (x - 0.6 * w)) / w));
  paintLens(canvas, 0.79 * w, 0.46 * h, 0.25 * h);
  const left = 0.058 * w;
  const room = 0.43 * w;
  canvas.text(spec.brand.toUpperCase(), left, 0.255 * h, {
    capHeight: 0.115 * h,
    weight: 'bold',
    colour: ink.dark,
    tracking: 0.05,
    fit: room,
  });
  canvas.text(spec.product, left, 0.395 * h, {
    capHeight: 0.066 * h,
    weight: 'regular',
    colour: ink.text,
    tracking: 0.08,
    fit: 0.37 * w,
  });
  canvas.fill(
    `M${left} ${0.455 * h}L${left + 0.09 * w} ${0.455 * h}L${left + 0.09 * w} ${0.473 * h}L${left} ${0.473 * h}Z`,
    ink.mid,
  );
  canvas.text(`${spec.packSize}`, left, 0.79 * h, { capHeight: 0.1 * h, weight: 'bold', colour: ink.dark });
  canvas.text(`${spec.replacement} · ${spec.type}`, left, 0.885 * h, {
    capHeight: 0.042 * h,
    weight: 'regular',
    colour: ink.text,
    fit: 0.36 * w,
  });
  canvas.text(`BC ${spec.bc}  DIA ${spec.dia}`, left, 0.945 * h, {
    capHeight: 0.034 * h,
    weight: 'regular',
    colour: ink.text,
    fit: 0.36 * w,
  });
  return canvas.texture();
}

function sideFace(spec: ContactLensBoxSpec, w: number, h: number, density: number): Texture {
  const ink = inksOf(spec.hue);
  const canvas = new LabelCanvas(w, h, density, blend(ink.mid, ink.dark, 0.75));
  canvas.text(spec.brand.toUpperCase(), w / 2, 0.2 * h, {
    capHeight: 0.075 * h,
    weight: 'bold',
    colour: grey(0.97),
    tracking: 0.05,
    align: 'centre',
    fit: 0.8 * w,
  });
  const [x0, x1, y0, y1] = [0.12 * w, 0.88 * w, 0.58 * h, 0.93 * h];
  canvas.fill(`M${x0} ${y0}L${x1} ${y0}L${x1} ${y1}L${x0} ${y1}Z`, ink.paper);
  const line = (text: string, k: number, weight: 'regular' | 'bold'): void => {
    canvas.text(text, 0.18 * w, (0.68 + 0.09 * k) * h, {
      capHeight: 0.05 * h,
      weight,
      colour: grey(0.25),
      fit: 0.64 * w,
    });
  };
  line(`BC ${spec.bc}`, 0, 'bold');
  line(`DIA ${spec.dia}`, 1, 'regular');
  line(spec.type, 2, 'regular');
  return canvas.texture();
}

function topFace(spec: ContactLensBoxSpec, w: number, depth: number, density: number): Texture {
  const ink = inksOf(spec.hue);
  const canvas = new LabelCanvas(w, depth, density, ink.paper);
  const strip = (shift: number, paint: Rgb): void => {
    const x = (fieldEdge(0) + shift) * w;
    canvas.fill(`M${x} 0L${w} 0L${w} ${depth}L${x} ${depth}Z`, paint);
  };
  strip(-0.055, ink.pale);
  strip(-0.028, blend(ink.paper, ink.light, 0.75));
  strip(0, ink.mid);
  canvas.text(spec.brand.toUpperCase(), 0.058 * w, 0.62 * depth, {
    capHeight: Math.min(4, 0.26 * depth),
    weight: 'bold',
    colour: ink.dark,
    tracking: 0.05,
    fit: 0.4 * w,
  });
  return canvas.texture();
}

/** Prints the three faces that a picture can show; sizes in millimetres, density in texels per millimetre. */
export function contactLensFaces(
  spec: ContactLensBoxSpec,
  size: { width: number; height: number; depth: number },
  density: number,
): CartonFaces {
  return {
    front: frontFace(spec, size.width, size.height, density),
    side: sideFace(spec, size.depth, size.height, density),
    top: topFace(spec, size.width, size.depth, density),
  };
}
