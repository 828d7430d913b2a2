import { isMadeToPrescription, opticalRoleOf, prescriptionPairs, type OpticalRole } from './opticalRole.domain';

describe('what an article is to a prescription [RX-11]', () => {
  it.each([
    ['contact-lenses', {}, 'contactLens'],
    ['services', { LENS_DESIGN: 'Progressive' }, 'lens'],
    ['services', { LENS_DESIGN: 'Plano' }, 'service'],
    ['services', { LENS_DESIGN: '' }, 'service'],
    ['services', {}, 'service'],
    ['optical', { ROXABLE: 'True' }, 'frame'],
    ['optical', { ROXABLE: 'TRUE' }, 'none'],
    ['optical', undefined, 'none'],
    ['accessories', {}, 'none'],
  ] as const)('is said of %s with %j: %s', (productType, attributes, role) => {
    expect(opticalRoleOf({ productType, ...(attributes ? { attributes } : {}) })).toBe(role);
  });
});

const line = (opticalRole: OpticalRole, quantity = 1, groupKey = 'g') => ({ opticalRole, quantity, groupKey });

describe('goods made to a prescription [CHK-07] [RX-11]', () => {
  it('are as many pairs as there are lenses', () => {
    expect(prescriptionPairs([line('lens', 2), line('lens', 1, 'h'), line('frame', 3), line('contactLens', 4)])).toBe(
      3,
    );
    expect(prescriptionPairs([])).toBe(0);
  });

  it('are lenses, in any group', () => {
    const lens = line('lens', 1, '');
    expect(isMadeToPrescription(lens, [lens])).toBe(true);
  });

  it.each(['frame', 'service'] as const)('are a %s only beside lenses of the same group', (role) => {
    const one = line(role);
    expect(isMadeToPrescription(one, [one, line('lens')])).toBe(true);
    expect(isMadeToPrescription(one, [one, line('lens', 1, 'h')])).toBe(false);
    expect(isMadeToPrescription(one, [one])).toBe(false);
    for (const key of ['', '0']) {
      const alone = line(role, 1, key);
      expect(isMadeToPrescription(alone, [alone, line('lens', 1, key)])).toBe(false);
    }
  });

  it('are as many frames and pieces of a service as the group has lenses', () => {
    const [frames, one] = [line('frame', 2), line('frame', 1)];
    expect(isMadeToPrescription(frames, [frames, line('lens', 2)])).toBe(true);
    expect(isMadeToPrescription(frames, [frames, line('lens')])).toBe(false);
    expect(isMadeToPrescription(one, [one, line('frame'), line('lens')])).toBe(false);
    const service = line('service', 2);
    expect(isMadeToPrescription(service, [service, line('service', 2), line('lens', 2)])).toBe(true);
    expect(isMadeToPrescription(service, [service, line('lens')])).toBe(false);
  });

  it.each(['contactLens', 'none'] as const)('are never %s', (role) => {
    const one = line(role);
    expect(isMadeToPrescription(one, [one, line('lens')])).toBe(false);
  });
});
