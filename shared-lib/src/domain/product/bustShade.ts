/**
 * Where every display bust has stone, whatever its width: height, left and right edge in hundredths of a picture's width. The picture covers it
 * once it is there (pictures/src/bust/bustShade.test.ts holds it to the drawn busts).
 */
const EDGES: readonly (readonly [y: number, left: number, right: number])[] = [
  [7.5, 46, 56],
  [12, 36, 67],
  [20, 28, 74.5],
  [28, 23.5, 78.5],
  [40, 20.3, 81],
  [52, 19.7, 80.5],
  [60, 19.8, 82],
  [69, 21, 81],
  [73, 22.5, 74.3],
  [80, 23.5, 71],
  [88, 24.5, 69.5],
  [96, 27.5, 68.7],
  [104, 31.5, 69],
  [112, 33, 69.3],
  [122, 32.8, 70.5],
  [132, 32, 72],
];

/** Hundredths of a picture's width, as the views of busts are (`BUST_RATIO`). */
const HEIGHT = 136;

type Point = readonly [x: number, y: number];

const between = ([ax, ay]: Point, [bx, by]: Point): string => `${(ax + bx) / 2} ${(ay + by) / 2}`;

/** A closed curve that is led by its points, from the middle between two of them to the next. */
function curve(points: readonly Point[]): string {
  const [first = [0, 0]] = points;
  const middles = points.map((point, index) => between(point, points[index + 1] ?? first));
  return `M${middles.at(-1)}${points.map((point, index) => `Q${point.join(' ')} ${middles[index]}`).join('')}Z`;
}

/** The plain shape of a display bust, which stands where a picture of one has not come: neutral, because each has a tone of its own. */
export function bustShade(): string {
  const left = EDGES.map(([y, x]): Point => [x, y]);
  const right = EDGES.map(([y, , x]): Point => [x, y]).toReversed();
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 ${HEIGHT}" width="100" height="${HEIGHT}"><path fill-opacity=".1" d="${curve([...left, ...right])}"/></svg>`;
}
