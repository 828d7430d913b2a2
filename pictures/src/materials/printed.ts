import { readTexture, type Texture } from '../labels/labelCanvas';
import { type OpaqueMaterial, type ShadePoint } from './material';
import { coated } from './surfaces';

const ink = new Float64Array(3);

/** A print that is made when its first point is shaded: a picture that is only measured needs none. */
export function printedLate<Print>(make: () => Print): () => Print {
  let print: Print | undefined;
  return () => (print ??= make());
}

/** A printed surface: `place` chooses the texture and the millimetres from its top left corner. */
export function printed(
  place: (p: ShadePoint) => readonly [Texture, number, number],
  gloss: 0 | 1 | 2 = 2,
): OpaqueMaterial {
  return {
    layer: 'opaque',
    shade: (p) => {
      const [texture, x, y] = place(p);
      readTexture(texture, x, y, ink);
      p.scalar = 1;
      coated(p, ink[0]!, ink[1]!, ink[2]!, { level: gloss, rimShade: 0.12 });
    },
  };
}
