import { guestLetter } from './newsletter.domain';
import { applyProfile, emptyProfile } from './profile.domain';

const now = new Date('2026-03-01T10:00:00.000Z');
const profile = emptyProfile('1000042', now);
const refused = (parameter: string) => expect.objectContaining({ status: 400, parameters: [parameter] }) as Error;
const US = '10801';

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
    const named = { ...yes, email1: ' ann@example.com ', firstName: 'Ann' };
    expect(guestLetter(named, US)).toEqual({
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
