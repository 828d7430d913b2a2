import { EMPTY_EYE } from './contactLens';
import { lensWords, shownLensValue } from './lensWords';
import { readContactLens } from './readContactLens';

const line = (value: unknown, quantity = 1) => ({
  quantity,
  extendedAttributes: { contactLensData: typeof value === 'string' ? value : JSON.stringify(value) },
});

describe('values of contact lenses on a line', () => {
  it('reads one eye, whose boxes are the pieces of its line [RX-20]', () => {
    expect(readContactLens(line({ left: { power: '-1.00' }, dominance: 'right' }, 4))).toEqual({
      left: { ...EMPTY_EYE, power: '-1.00', boxes: 4 },
      right: null,
      dominance: 'right',
    });
  });

  it('reads both eyes of one line with the boxes of each [RX-20]', () => {
    const eyes = readContactLens(line({ left: { power: -1, boxes: 2 }, right: { power: '+1.00' } }, 3));
    expect([eyes?.left?.power, eyes?.left?.boxes, eyes?.right?.boxes]).toEqual(['-1', 2, 1]);
  });

  it.each(['{}', '[]', 'no JSON', '{"left":{}}', '{"left":5}', 'null'])('reads nothing from %s [RX-20]', (text) => {
    expect(readContactLens(line(text))).toBeNull();
  });

  it('shows values in the notation of the language, and codes in its words [RX-20]', () => {
    const say = (code: string) => code.toLowerCase();
    expect(shownLensValue('power', '-1.25', 'it-IT')).toBe('−1,25');
    expect(shownLensValue('baseCurve', '8.6', 'de-DE')).toBe('8,6');
    expect(shownLensValue('diameter', '14', 'en-US')).toBe('14.0');
    expect(shownLensValue('axis', '180', 'it-IT')).toBe('180');
    expect(shownLensValue('addition', 'HI', 'en-US', say)).toBe('hi');
    expect(shownLensValue('colour', '', 'en-US', say)).toBe('');
  });

  it('says the values of each eye in words, right first [RX-20]', () => {
    const say = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      [key, ...Object.values(values)].join(' ');
    const left = { ...EMPTY_EYE, power: '+0.50', colour: 'Blue' };
    const right = { ...EMPTY_EYE, power: '-0.50', axis: '10', boxes: 2 };
    expect(lensWords({ left, right, dominance: 'left' }, 'en-US', say)).toEqual([
      { side: 'right', eye: 'Word.right', values: 'Word.power −0.50, Word.axis 10, Word.follows, Count 2' },
      { side: 'left', eye: 'Word.left', values: 'Word.power +0.50, Word.colour Code.Blue, Word.leads, Count 1' },
    ]);
    expect(lensWords({ left: null, right: null, dominance: '' }, 'en-US', say)).toEqual([]);
  });
});
