import { createDocumentSpace } from '../engine/documentSpace';
import { valuesAt } from '../engine/facetColumn';
import { runSteps } from '../engine/steps';
import { attributeColumns, translatedColumns } from './attributeColumns';

const space = createDocumentSpace(['a', 'b', 'c'], Uint32Array.of(0, 1, 2));

function columns(colours: readonly (string | readonly string[])[], names: Readonly<Record<string, string>>) {
  const codes = runSteps(attributeColumns(space, (product) => ({ COLOUR: colours[product] ?? '' })));
  const texts = runSteps(translatedColumns(space, codes, (_, code) => names[code] ?? code));
  const [own, named] = [codes.get('COLOUR'), texts.get('COLOUR')];
  if (!own || !named) throw new Error('There is no column.');
  return { own, named, read: [0, 1, 2].map((slot) => valuesAt(named, slot)) };
}

describe('columns of translated values', () => {
  it('share the shape of the codes when every value has a name of its own', () => {
    const { own, named, read } = columns(['BLACK', 'GOLD', ['GOLD', 'BLACK']], { BLACK: 'Nero', GOLD: 'Oro' });
    expect(named.shape).toBe(own.shape);
    expect(read).toEqual([['Nero'], ['Oro'], ['Oro', 'Nero']]);
    expect(named.codeOf.get('Oro')).toBe(2);
  });

  it('become one value where two codes have one name', () => {
    const { own, named, read } = columns(['GREY', 'GRAY', ['GREY', 'RED', 'GRAY']], { GREY: 'Grigio', GRAY: 'Grigio' });
    expect(named.shape).not.toBe(own.shape);
    expect(named.values).toEqual(['Grigio', 'RED']);
    expect(read).toEqual([['Grigio'], ['Grigio'], ['Grigio', 'RED']]);
  });

  it('have no value where a code has an empty name', () => {
    const { named, read } = columns(['GREY', 'BLACK', ['GREY', 'BLACK']], { GREY: '' });
    expect(named.values).toEqual(['BLACK']);
    expect(read).toEqual([[], ['BLACK'], ['BLACK']]);
  });
});
