import { pageKindOfContent } from '../routing';
import { classifyFailure } from '../session';
import { ownValue } from './';
import { localSegment } from '../routing/segments';

const INHERITED = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'];

describe('a name from outside', () => {
  it.each(INHERITED)('finds nothing under %s that the record does not hold itself [PLAT-04]', (name) => {
    expect(ownValue({ a: 1 }, name)).toBeUndefined();
    expect(ownValue(JSON.parse(`{ "${name}": 2 }`) as Record<string, number>, name)).toBe(2);
  });

  it.each(INHERITED)('is an ordinary page, segment and failure when it is %s [PLAT-04]', (name) => {
    expect(pageKindOfContent(name)).toBe('landing');
    expect(localSegment(name, 'it-it')).toBe(name);
    expect(localSegment('cart', name)).toBe('cart');
    expect(classifyFailure({ status: 404, errorCode: name, errorKey: name })).toBe(
      classifyFailure({ status: 404, errorCode: '', errorKey: '' }),
    );
  });
});
