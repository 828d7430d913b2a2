import { applyProfile, dateOfBirthFrom, emptyProfile, guestLetter, selfAddressPart } from './profile.domain';

const now = new Date('2026-03-01T10:00:00.000Z');
const later = new Date('2026-03-02T10:00:00.000Z');
const profile = emptyProfile('1000042', now);
const refused = (parameter: string) => expect.objectContaining({ status: 400, parameters: [parameter] }) as Error;
const US = '10801';

describe('a change of a profile [ACC-02]', () => {
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

describe('the newsletter [ACC-06]', () => {
  const choice = (fields: Parameters<typeof applyProfile>[1], from = profile) => {
    const { email_preferences: preferences, x_data } = applyProfile(from, fields, US, now);
    return [preferences, x_data['hasNewsletter']];
  };
  const here = (value: string) => ({ storeID: US, value });
  const there = { storeID: '10802', value: 'true' };

  it('is chosen for a store in three spellings, the first of them first', () => {
    expect(choice({ x_data: { hasNewsletter: 'true' }, receiveEmail: 'false' })).toEqual([[here('true')], 'true']);
    expect(choice({ receiveEmail: 'false', receiveEmailPreference: [here('true')] })).toEqual([
      [here('false')],
      'false',
    ]);
    expect(choice({ receiveEmailPreference: [there, here('true')] })).toEqual([[there, here('true')], 'true']);
  });

  it('is left as it is where nothing is said, and for other stores', () => {
    expect(choice({})).toEqual([[], undefined]);
    expect(choice({ receiveEmailPreference: [there] })).toEqual([[there], undefined]);
    const before = { ...profile, email_preferences: [here('true'), there] };
    expect(choice({ receiveEmail: 'false' }, before)[0]).toEqual([there, here('false')]);
    expect(choice({}, before)[0]).toEqual([here('true'), there]);
  });

  it('is yes or no', () => {
    for (const word of ['', 'yes', 'TRUE'])
      expect(() => choice({ receiveEmail: word })).toThrow(refused('hasNewsletter'));
  });

  it('goes to the address that a guest names, which is forgotten when it is taken back [SITE-11]', () => {
    const yes = { receiveEmail: 'true' };
    expect(guestLetter({ ...yes, email1: ' ann@example.com ', firstName: 'Ann' }, US)).toEqual({
      email1: 'ann@example.com',
      receiveEmail: 'true',
    });
    expect(guestLetter({ receiveEmail: 'false', email1: 'ann@example.com' }, US)).toEqual({
      email1: '',
      receiveEmail: 'false',
    });
    expect(guestLetter({ email1: 'ann@example.com' }, US)).toBeNull();
    for (const fields of [yes, { ...yes, email1: 'nobody' }])
      expect(() => guestLetter(fields, US)).toThrow(refused('email1'));
  });
});

it('the own address of a person is changed by what is said of an address alone [ACC-03]', () => {
  const names =
    'firstName lastName email1 phone1 city state stateOrProvinceName zipCode postalCode country fiscalCode addressField1';
  for (const name of names.split(' ')) expect(selfAddressPart({ [name]: 'x', gender: 'F' })).toEqual({ [name]: 'x' });
  expect(selfAddressPart({ addressLine: ['1'], attributes: [] })).toEqual({ addressLine: ['1'], attributes: [] });
  expect(selfAddressPart({ gender: 'F', nickName: 'Home', receiveEmail: 'true' })).toBeNull();
});
