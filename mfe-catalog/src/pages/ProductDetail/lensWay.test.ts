import { firstWay, type WayFacts } from './lensWay';

const facts = (type: WayFacts['type'], lens?: string, takesPrescription = true) =>
  ({ type, takesPrescription, colours: [{ lens }] }) as WayFacts;

describe('the way in which a frame is bought first', () => {
  it.each([
    ['eyeglasses', facts('optical', 'Clear')],
    ['eyeglasses whose lens nobody names', facts('optical')],
    ['frames', facts('frames', 'Clear')],
    ['audio eyeglasses', facts('electronics', 'Clear')],
  ])('is with lenses for %s [PDP-06]', (_, given) => {
    expect(firstWay(given)).toBe('lenses');
  });

  it.each([
    ['sunglasses', facts('sun', 'Grey')],
    ['sunglasses with a clear lens', facts('sun', 'Clear')],
    ['audio sunglasses', facts('electronics', 'Grey')],
    ['eyeglasses with a tint', facts('optical', 'Yellow')],
    ['eyeglasses that take no prescription lenses', facts('optical', 'Clear', false)],
    ['what has no colours', { type: 'accessories', takesPrescription: false, colours: [] } satisfies WayFacts],
  ])('is as shown for %s [PDP-06]', (_, given) => {
    expect(firstWay(given)).toBe('frame');
  });
});
