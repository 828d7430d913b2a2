import { createTranslator } from '@sightline/shared-lib/runtime';

import italian from '../i18n/it.json';

import { fieldRules } from './rules';

const { birthDate } = fieldRules(createTranslator('it', 'account', italian), 'it-IT', Date.parse('2026-11-22'));
const problemOf = (typed: string) => birthDate.rules[0]?.(typed);

test('a day that does not exist is answered with how one is written in the language [ACC-01]', () => {
  expect(problemOf('31/02/1990')).toBe('Non è una data. Scrivila così: 24/08/1985.');
  expect(problemOf('28/02/1990')).toBeNull();
});
