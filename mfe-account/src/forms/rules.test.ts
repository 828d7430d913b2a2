import type { PlatformFailure } from '@sightline/shared-lib/contracts';
import { createTranslator } from '@sightline/shared-lib/runtime';

import italian from '../i18n/it.json';

import { passwordRefusal } from '../signIn/registration';
import { fieldRules } from './rules';

const t = createTranslator('it', 'account', italian);
const { birthDate, newPassword } = fieldRules(t, 'it-IT', Date.parse('2026-11-22'));
const problemOf = (typed: string) => birthDate.rules[0]?.(typed);

test('a day that does not exist is answered with how one is written in the language [ACC-01]', () => {
  expect(problemOf('31/02/1990')).toBe('Non è una data. Scrivila così: 24/08/1985.');
  expect(problemOf('28/02/1990')).toBeNull();
});

const refusal: PlatformFailure = {
  status: 400,
  errorCode: '',
  errorKey: '',
  errorMessage: '',
  errorParameters: [],
  category: 'other',
  url: '/person/@self',
};

test.each([
  ['corta1', '2200', 'La password ha meno di 8 caratteri. Aggiungine.'],
  ['senzacifre', '2240', 'Alla password serve una cifra. Aggiungine una.'],
  ['1234567890', '2230', 'Alla password serve una lettera. Aggiungine una.'],
  ['a1'.repeat(65), '2205', 'La password ha più di 128 caratteri. Accorciala.'],
])(
  'a password like %s gets the words that the refusal %s of the platform gets [AUTH-07]',
  (typed, errorCode, words) => {
    expect(newPassword.rules?.map((rule) => rule(typed, {}))).toEqual([words]);
    expect(passwordRefusal({ ...refusal, errorCode }, t)).toBe(words);
  },
);
