import { ATTRIBUTE_WRITERS, attributeWriter } from './attributeWriters';

describe('the writer of an attribute', () => {
  it.each(Object.entries(ATTRIBUTE_WRITERS))('of %s is %s however it is spelled [PLAT-06]', (name, writer) => {
    expect([name, name.toUpperCase(), ` ${name.toLowerCase()} `].map(attributeWriter)).toEqual([
      writer,
      writer,
      writer,
    ]);
  });

  it('is the shopper where nobody knows the name [PLAT-06]', () => {
    expect(attributeWriter('myOwnNote')).toBe('shopper');
  });

  it('is never the shopper for what decides money, release or a return [PLAT-06]', () => {
    const decides = Object.keys(ATTRIBUTE_WRITERS).filter((name) =>
      /insurance|tax|gift|rma|track|state|claim/i.test(name),
    );
    expect(decides.length).toBeGreaterThan(10);
    expect(decides.filter((name) => attributeWriter(name) === 'shopper')).toEqual([]);
  });
});
