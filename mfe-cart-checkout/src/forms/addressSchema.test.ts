import type { FormFieldConfig } from '@sightline/shared-lib/contracts';
import * as v from 'valibot';

import { t } from '../testing/translate';
import { addressSchema } from './addressSchema';

const field = (name: string, required = true, maxLength = 40): FormFieldConfig => ({
  name,
  required,
  maxLength,
  order: 1,
});

function problem(name: string, value: string, country = 'us', required = true) {
  const result = v.safeParse(addressSchema([field(name, required)], country, t), { [name]: value });
  return result.success ? null : result.issues[0].message;
}

describe('address fields [SITE-07] [CHK-03]', () => {
  it('asks only for what the store requires', () => {
    expect(problem('addressLine1', '  ')).toBe('Add street and number.');
    expect(problem('addressLine2', '', 'us', false)).toBeNull();
  });

  it.each([
    ['us', '06001-1234', '0600'],
    ['it', '20121', '2012'],
    ['ch', '6900', '69000'],
    ['pt', '1100-148', '1100148'],
    ['gb', 'SW1A 1AA', 'SW1A'],
  ])('knows the postal codes of %s', (country, right, wrong) => {
    expect(problem('zipCode', right, country)).toBeNull();
    expect(problem('zipCode', wrong, country)).toContain(wrong);
  });

  it('says the province, canton or county by the word of the country', () => {
    expect(problem('state', '', 'it')).toBe('Choose the province.');
    expect(problem('state', '', 'ch')).toBe('Choose the canton.');
  });

  it('stops texts that are too long for the store', () => {
    expect(problem('city', 'x'.repeat(41))).toBe('City is too long. 40 characters fit.');
  });

  it('catches a slip of one letter in an Italian fiscal code [ACC-03]', () => {
    expect(problem('fiscalCode', 'rssmra80a01h501u', 'it')).toBeNull();
    expect(problem('fiscalCode', 'RSSMRA80A01H501X', 'it')).toContain('This fiscal code has a slip');
    expect(problem('fiscalCode', '123456789', 'es')).toBeNull();
  });
});
