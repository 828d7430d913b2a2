import { applyProfile, dateOfBirthFrom, emptyProfile, selfAddressPart } from './profile.domain';

const now = new Date('2026-03-01T10:00:00.000Z');
const later = new Date('2026-03-02T10:00:00.000Z');
const profile = emptyProfile('1000042', now);
const refused = (parameter: string) => expect.objectContaining({ status: 400, parameters: [parameter] }) as Error;
const US = '10801';

describe('a change of a profile [ACC-01]', () => {
  it('begins with an empty one', () => {
    expect(profile).toEqual({
      user_id: '1000042',
      first_name: '',
      last_name: '',
      email1: '',
      phone1: '',
      date_of_birth: '',
      gender: 'Unspecified',
      preferred_language: '',
      preferred_currency: '',
      email_preferences: [],
      x_data: {},
      email_verified_at: null,
      updated_at: now,
    });
  });

  it('writes what is said, trimmed, and leaves what is not said', () => {
    const fields = {
      firstName: ' Ann ',
      lastName: ' Doe ',
      email1: ' ann@example.com ',
      phone1: ' 2065550114 ',
      dateOfBirth: '1980-02-29',
      gender: 'F',
      preferredLanguage: '-1',
      preferredCurrency: 'USD',
      x_data: { note: 'a' },
    };
    const changed = applyProfile(profile, fields, US, later);
    expect(changed).toEqual({
      ...profile,
      first_name: 'Ann',
      last_name: 'Doe',
      email1: 'ann@example.com',
      phone1: '2065550114',
      date_of_birth: '1980-02-29',
      gender: 'Female',
      preferred_language: '-1',
      preferred_currency: 'USD',
      x_data: { note: 'a' },
      updated_at: later,
    });
    expect(applyProfile(changed, { x_data: { more: 'b' } }, US, later)).toEqual({
      ...changed,
      x_data: { note: 'a', more: 'b' },
    });
    expect(applyProfile(changed, { firstName: ' ', dateOfBirth: ' ' }, US, later)).toEqual({
      ...changed,
      first_name: '',
      date_of_birth: '',
    });
  });

  it.each([
    ['M', 'Male'],
    ['Male', 'Male'],
    ['F', 'Female'],
    ['Female', 'Female'],
    ['U', 'Unspecified'],
    ['Unspecified', 'Unspecified'],
    ['', 'Unspecified'],
  ])('knows the gender %p as %s, and no word of its own', (typed, gender) => {
    expect(applyProfile({ ...profile, gender: 'Male' }, { gender: typed }, US, now).gender).toBe(gender);
    expect(() => applyProfile(profile, { gender: `${typed}x` }, US, now)).toThrow(refused('gender'));
  });

  it('takes a day of birth that there was [SITE-16]', () => {
    expect(dateOfBirthFrom(' 1980-02-29 ', now)).toBe('1980-02-29');
    for (const day of ['1981-02-29', '29.02.1980', '2027-01-01', '1980-2-9', 'x'])
      expect(() => dateOfBirthFrom(day, now)).toThrow(refused('dateOfBirth'));
  });
});

it('the own address of a person is changed by what is said of an address alone [ACC-02]', () => {
  const names =
    'firstName lastName email1 phone1 city state stateOrProvinceName zipCode postalCode country fiscalCode addressField1';
  for (const name of names.split(' ')) expect(selfAddressPart({ [name]: 'x', gender: 'F' })).toEqual({ [name]: 'x' });
  expect(selfAddressPart({ addressLine: ['1'], attributes: [] })).toEqual({ addressLine: ['1'], attributes: [] });
  expect(selfAddressPart({ gender: 'F', nickName: 'Home', receiveEmail: 'true' })).toBeNull();
});
