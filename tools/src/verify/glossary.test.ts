import { readFileSync } from 'node:fs';

import { LANGUAGES } from '@sightline/shared-lib/contracts';

import { inRepository } from '../webpack/paths';

import { glossaryFaults, readGlossary } from './glossary';

const terms = readGlossary(readFileSync(inRepository('docs/glossary.md'), 'utf8'));

describe('the glossary', () => {
  it('has terms of every language of the shop [SITE-09]', () => {
    expect(new Set(terms.map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });

  it('refuses another name for a thing, in upper and lower case [SITE-09]', () => {
    expect(glossaryFaults(terms, 'de', { 'Stores.Title': 'Ein Geschäft wählen' })).toEqual([
      'de: Stores.Title says "Geschäft" for "Filiale"',
    ]);
    expect(glossaryFaults(terms, 'pt', { 'Rx.Title': 'A sua Prescrição' })).toEqual([
      'pt: Rx.Title says "prescrição" for "receita"',
    ]);
  });

  it('lets be what only begins like a refused word, and other languages [SITE-09]', () => {
    expect(glossaryFaults(terms, 'de', { 'Pay.Terms': 'Allgemeine Geschäftsbedingungen' })).toEqual([]);
    expect(glossaryFaults(terms, 'it', { 'Account.Title': 'Newsletter' })).toEqual([]);
  });

  it('refuses half a row', () => {
    expect(() => readGlossary('| a | b | c | d |\n|---|---|---|---|\n| de | store | Filiale | |')).toThrow(
      'half a row',
    );
  });
});
