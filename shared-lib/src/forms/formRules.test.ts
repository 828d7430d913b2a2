import * as v from 'valibot';

import type { FormFieldConfig } from '../contracts';
import { createTranslator } from '../runtime';
import { addressSchema } from './addressRules';
import { contactSchema } from './contactRules';
import type { FormSchema } from './formSchema';
import english from './i18n/en.json';
import italian from './i18n/it.json';
import { passwordChangeSchema, passwordWords } from './passwordRules';
import { patientSchema, profileSchema, registrationSchema } from './personRules';

const t = createTranslator('en', 'forms@test', english);
const now = Date.parse('2026-11-22');
const facts = { t, tag: 'en-US', now };

const field = (name: string, required = true, maxLength = 40): FormFieldConfig => ({
  name,
  required,
  maxLength,
  order: 1,
});

/** What a schema says of each field, in its order. */
function mistakes(schema: FormSchema, values: Record<string, string>): Record<string, string> {
  const { issues = [] } = v.safeParse(schema, values);
  return Object.fromEntries(issues.map(({ path, message }) => [String(path?.[0]?.key), message]));
}

const problem = (name: string, value: string, country = 'us', required = true) =>
  mistakes(addressSchema([field(name, required)], country, t), { [name]: value })[name] ?? null;

describe('an address [SITE-07] [CHK-03]', () => {
  it('asks only for what the store requires', () => {
    expect(problem('addressLine1', '  ')).toBe('Add street and number.');
    expect(problem('addressLine2', '', 'us', false)).toBeNull();
  });

  it.each([
    ['us', '06001-1234', '0600'],
    ['it', '20121', '2012'],
    ['ch', '6900', '69000'],
    ['pt', '1100-148', '110014'],
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

  it('takes codes with the blanks they were pasted with, and counts what is kept of them [SITE-07] [ACC-03]', () => {
    const of = (name: string, maxLength: number, value: string) =>
      mistakes(addressSchema([field(name, true, maxLength)], 'it', t), { [name]: value })[name] ?? null;
    expect(of('zipCode', 5, '  20 123  ')).toBeNull();
    expect(of('zipCode', 5, '20123X')).toContain('20123X');
    expect(of('fiscalCode', 16, ' rss mra 80a01 h501u ')).toBeNull();
    expect(of('city', 6, '  Milano  ')).toBeNull();
    expect(of('city', 6, 'Milano2')).toBe('City is too long. 6 characters fit.');
  });

  it('catches a slip of one letter in an Italian fiscal code [ACC-03]', () => {
    expect(problem('fiscalCode', 'rssmra80a01h501u', 'it')).toBeNull();
    expect(problem('fiscalCode', 'RSSMRA80A01H501X', 'it')).toContain('This fiscal code has a slip');
    expect(problem('fiscalCode', '123456789', 'es')).toBeNull();
  });

  it('takes the names that an account takes, and a nickname only where it is kept [SITE-16] [ACC-08]', () => {
    expect(["O'Brien", 'Anne-Marie', 'Ann2'].map((name) => problem('firstName', name))).toEqual([
      null,
      null,
      'A name has letters and spaces, and an apostrophe or a hyphen between letters.',
    ]);
    const named = addressSchema([field('city')], 'us', t, true);
    expect(mistakes(named, { nickName: 'Home!', city: 'Avon' })).toEqual({
      nickName: 'Use letters, digits and spaces only.',
    });
  });
});

describe('the same mistake [SITE-16]', () => {
  it('has the same words in every form', () => {
    const typed = { email1: 'marta', logonId: 'marta', email: 'marta', phone1: '12', phone: '12' };
    const said = [
      mistakes(addressSchema([field('email1'), field('phone1')], 'us', t), typed),
      mistakes(registrationSchema([field('logonId'), field('phone1')], false, facts), typed),
      mistakes(contactSchema(t), { ...typed, topic: 'order', message: 'Hello', name: 'Marta' }),
    ].map((one) => Object.values(one));
    const words = [
      'marta is not a complete e-\u2060mail address, like name@example.com.',
      '12 is not a phone number. It needs 6 to 15 digits.',
    ];
    expect(said).toEqual([words, words, words]);
  });

  it('is a day that does not exist, told with how one is written in the language [ACC-01]', () => {
    const of = (dateOfBirth: string) =>
      mistakes(profileSchema({ t: createTranslator('it', 'forms@test', italian), tag: 'it-IT', now }), {
        firstName: 'Marta',
        lastName: 'Rossi',
        email1: 'marta@example.com',
        dateOfBirth,
      });
    expect(of('31/02/1990')).toEqual({ dateOfBirth: 'Non è una data. Scrivila così: 24/08/1985.' });
    expect(of('28/02/1990')).toEqual({});
  });

  it('is a new password that the platform would refuse too [AUTH-07]', () => {
    const of = (newPassword: string, verifyPassword = newPassword) =>
      mistakes(passwordChangeSchema({ newPassword }, t), { currentPassword: 'x', newPassword, verifyPassword });
    expect(of('short1')).toEqual({ newPassword: passwordWords(t, 'short') });
    expect(of('nodigitshere')).toEqual({ newPassword: passwordWords(t, 'digit') });
    expect(of('1234567890')).toEqual({ newPassword: passwordWords(t, 'letter') });
    expect(of('a1'.repeat(65))).toEqual({ newPassword: passwordWords(t, 'long') });
    expect(of('Sightline1!', 'Sightline1')).toEqual({ verifyPassword: 'The two new passwords differ.' });
    expect(of('Sightline1!')).toEqual({});
  });
});

describe('a person', () => {
  it('registers with the fields of the store, the optional ones judged once they are filled [SITE-07]', () => {
    const fields = [field('firstName'), field('phone1', false), field('unknown')];
    const schema = registrationSchema(fields, true, facts);
    expect(mistakes(schema, {})).toEqual({
      firstName: 'Add the first name.',
      validationCode: 'Enter the code from the e-\u2060mail.',
    });
    expect(mistakes(schema, { firstName: 'Ann', phone1: 'x', validationCode: '1' })).toEqual({
      phone1: 'x is not a phone number. It needs 6 to 15 digits.',
    });
  });

  it('registers with a name that is kept whole, and is told of one that is not [SITE-07]', () => {
    const schema = registrationSchema([field('firstName', true, 5), field('lastName', false, 5)], false, facts);
    expect(mistakes(schema, { firstName: ' Marta ', lastName: 'Hohenberg' })).toEqual({
      lastName: 'Last name is too long. 5 characters fit.',
    });
  });

  it('may be left out of a prescription, but has the name of a person [RX-02] [SITE-16]', () => {
    expect(mistakes(patientSchema(facts, 365), {})).toEqual({});
    expect(mistakes(patientSchema(facts, 365), { lastName: 'R2', dateOfBirth: '11/23/2026' })).toEqual({
      lastName: 'A name has letters and spaces, and an apostrophe or a hyphen between letters.',
      dateOfBirth: 'A date of birth lies in the past, at most 120 years ago.',
    });
  });

  it('has the day of a paper that has been written and still counts [RX-02] [RX-05]', () => {
    const said = (daysAgo: number) => {
      const [year, month, day] = new Date(facts.now - daysAgo * 86_400_000).toISOString().slice(0, 10).split('-');
      return mistakes(patientSchema(facts, 365), { issuedOn: `${month}/${day}/${year}` });
    };
    expect([said(1), said(365)]).toEqual([{}, {}]);
    expect(said(-2)).toEqual({ issuedOn: 'Enter the date of the prescription: today or earlier.' });
    expect(said(366)).toEqual({
      issuedOn: expect.stringMatching(
        /^This prescription counted until \w+ \d+, \d{4}\. New lenses need a newer one\.$/,
      ),
    });
  });
});
