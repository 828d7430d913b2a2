import { EM, openLetters } from './map.letters';

describe('names in letters of their own [STOR-01]', () => {
  it('are centred over their place, stand on the line, and are thicker where they are large', async () => {
    const letters = await openLetters();
    // One stroke from the line up to the height of a capital, half its advance to either side.
    const [, x, y] = /^m(-?\d+) ?(-?\d+)/.exec(letters('I', false)) ?? [];
    expect([Number(x), Number(y)]).toEqual([expect.any(Number), 0]);
    expect(Number(x)).toBeLessThan(0);
    expect(letters('I', true)).not.toBe(letters('I', false));
  });

  it('begin each letter where the last one was closed', async () => {
    const letters = await openLetters();
    const ends = (path: string) => {
      let [x, y, startX, startY, least, most] = [0, 0, 0, 0, 0, 0];
      for (const [, command, steps = ''] of path.matchAll(/([mlqcz])([^mlqcz]*)/g)) {
        const values = [...steps.matchAll(/-?\d+/g)].map(Number);
        if (command === 'z') [x, y] = [startX, startY];
        else [x, y] = [x + (values.at(-2) ?? 0), y + (values.at(-1) ?? 0)];
        if (command === 'm') [startX, startY] = [x, y];
        [least, most] = [Math.min(least, x), Math.max(most, x)];
      }
      return [least, most];
    };
    const [left = 0, right = 0] = ends(letters('HOOH', false));
    expect(Math.abs(left + right)).toBeLessThan(4);
    expect(right - left).toBeGreaterThan(2 * EM);
  });

  it('show the letters of a name that the typeface lacks without their accents', async () => {
    const letters = await openLetters();
    expect(letters('Thị', false)).toBe(letters('Thi', false));
  });
});
