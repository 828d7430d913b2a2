import { fingerprint } from './fingerprint';
import { sampleFrame } from './sampleSpecs';

describe('fingerprint', () => {
  const spec = sampleFrame('panto', { front: 'Red' });
  const name = fingerprint(spec, 'front', 400, 'avif');

  it('names the same picture alike whatever the order of its properties', () => {
    const { kind, ...rest } = spec;
    expect(fingerprint({ ...rest, kind }, 'front', 400, 'avif')).toBe(name);
    expect(name).toMatch(/^[0-9a-f]{24}$/);
  });

  it('changes with everything that changes the file', () => {
    const names = new Set([
      name,
      fingerprint({ ...spec, front: 'Blue' }, 'front', 400, 'avif'),
      fingerprint({ ...spec, a: spec.a + 1 }, 'front', 400, 'avif'),
      fingerprint(spec, 'lateral', 400, 'avif'),
      fingerprint(spec, 'front', 800, 'avif'),
      fingerprint(spec, 'front', 400, 'webp'),
    ]);
    expect(names.size).toBe(6);
  });
});
