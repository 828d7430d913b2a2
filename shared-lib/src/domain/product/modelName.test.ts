import { brandName, modelName } from './modelName';

const named = (model: string, name = 'Product') => ({
  name,
  attributes: { codes: {}, values: model === '' ? {} : { MODEL_NAME: [model] }, names: {} },
});

describe('the name of a model', () => {
  it.each([
    ['Sightline Folding Case', 'Sightline', 'Folding Case'],
    ['Folding Case', 'Sightline', 'Folding Case'],
    ['Sightlines', 'Sightline', 'Sightlines'],
    ['Sightline', 'Sightline', 'Sightline'],
    ['Lusa', '', 'Lusa'],
  ])('of %s by %s is %s', (model, brand, own) => {
    expect(modelName(named(model), brand)).toBe(own);
  });

  it('is that of the record where no model is told, without the brand as well', () => {
    expect(modelName(named('', 'Acme Drops'), 'Acme')).toBe('Drops');
  });
});

describe('the name of a brand', () => {
  it('is that of the attribute, else the maker of the record [CAT-03]', () => {
    const attributes = { codes: {}, values: { BRAND: ['Sightline'] }, names: {} };
    expect(brandName({ attributes, manufacturer: 'Maker' })).toBe('Sightline');
    expect(brandName({ attributes: { ...attributes, values: {} }, manufacturer: 'Maker' })).toBe('Maker');
  });
});
