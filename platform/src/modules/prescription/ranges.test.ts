import { readFileSync } from 'node:fs';

import { RANGES, type OpticalField } from '@sightline/shared-lib/domain/prescription';

import { dataFile } from '../../kernel';

describe('the ranges of prescriptions', () => {
  const reference = JSON.parse(readFileSync(dataFile('optics', 'optical_reference.json'), 'utf8'));

  it.each<[OpticalField, string]>([
    ['sphere', 'sphere'],
    ['cylinder', 'cylinder'],
    ['axis', 'axis'],
    ['addition', 'add'],
    ['distance', 'pd_binocular_mm'],
    ['monocularDistance', 'pd_monocular_mm'],
  ])('take %s as the optical reference has it [RX-02]', (field, name) => {
    const { min, max, step } = RANGES[field];
    expect(reference.prescription[name]).toEqual([min, max, step]);
  });
});
