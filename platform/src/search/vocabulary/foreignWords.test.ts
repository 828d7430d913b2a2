import { foreignNames } from './foreignWords';

describe('names of other languages', () => {
  it('say whom goods are for [SRCH-06]', () => {
    expect(foreignNames('es')).toContainEqual({ from: 'women', to: ['mujer'] });
    expect(foreignNames('en')).toContainEqual({ from: 'crianças', to: ['kids'] });
  });

  it('have one meaning each [SRCH-06] [PLAT-02]', () => {
    const from = foreignNames('en').map((rule) => rule.from);
    expect(new Set(from).size).toBe(from.length);
    expect(foreignNames('en')).toContainEqual({ from: 'Brillen', to: ['eyeglasses'] });
  });

  it('leave out what the language calls so itself [SRCH-06]', () => {
    const from = foreignNames('es').map((rule) => rule.from);
    expect(from).toContain('óculos de sol');
    expect(from).not.toContain('lentes de contacto');
    expect(from).not.toContain('gafas');
  });
});
