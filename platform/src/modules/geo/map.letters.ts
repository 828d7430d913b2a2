import { dataFile, printable } from '../../kernel';

/** Parts of an em that outlines are written in: a tenth of a pixel at the sizes of names. */
export const EM = 128;

const COMMANDS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' } as const;

/** A name as the outline of its letters, centred over the place it stands at, upwards on the baseline; data of an SVG path in parts of an em. */
export type Lettering = (name: string, isLarge: boolean) => string;

/** Letters of the shop's typeface: a picture within a page has no fonts but the machine's. */
export async function openLetters(): Promise<Lettering> {
  // A start need not wait for what draws letters.
  const { openSync } = await import('fontkit');
  const plain = openSync(dataFile('fonts', 'atkinson-next-paper-400.ttf'));
  const strong = openSync(dataFile('fonts', 'atkinson-next-paper-700.ttf'));
  return (name, isLarge) => {
    const font = isLarge ? strong : plain;
    const { glyphs, positions, advanceWidth } = font.layout(printable(name));
    const part = EM / font.unitsPerEm;
    let left = -advanceWidth / 2;
    let [x, y] = [0, 0];
    let begun: readonly [number, number] = [0, 0];
    return glyphs
      .map(({ path }, index) => {
        const written = path.commands.map(({ command, args }) => {
          // Steps from where the pen is: they take fewer digits than places.
          const places = args.map((value, at) => Math.round((at % 2 === 0 ? left + value : value) * part));
          const steps = places.map((value, at) => value - (at % 2 === 0 ? x : y));
          if (command === 'closePath') [x, y] = begun;
          else [x, y] = [places.at(-2) ?? x, places.at(-1) ?? y];
          if (command === 'moveTo') begun = [x, y];
          return `${COMMANDS[command]}${steps.join(' ').replaceAll(' -', '-')}`;
        });
        left += positions[index]?.xAdvance ?? 0;
        return written.join('');
      })
      .join('');
  };
}
