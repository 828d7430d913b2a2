import { LOCALES } from '@sightline/shared-lib/contracts';
import { aSite } from '@sightline/shared-lib/testing';

import en from '../i18n/en.json';

import { openPage, translatorOf } from './loadPage';
import { capturesTranslations } from './translationCapture';

const asked = { captureTranslations: ['true'] };

describe('translation capture', () => {
  it('is switched by the address, in the locales whose translators use it [SITE-13]', () => {
    expect(LOCALES.filter((locale) => capturesTranslations(asked, locale))).toEqual([
      'en-us',
      'it-it',
      'fr-fr',
      'de-de',
      'es-es',
      'pt-pt',
    ]);
    expect(capturesTranslations({}, 'en-us')).toBe(false);
    expect(capturesTranslations({ captureTranslations: ['false'] }, 'en-us')).toBe(false);
  });

  it('shows the key of every string in the place of its words [SITE-13]', () => {
    const site = aSite();
    expect(translatorOf('shell', site, en)('Shell.HelpPhone', { phone: '1' })).toBe('Help: 1');
    const t = translatorOf('shell', site, en, { capturing: true });
    expect(t('Shell.HelpPhone', { phone: '1' })).toBe('Shell.HelpPhone');
    expect(t('reset.title')).toBe('Your password has expired.');
  });

  it('reaches the pages of remotes [SITE-13]', async () => {
    const remote = {
      pages: { home: () => Promise.resolve({ load: () => Promise.reject(new Error('unused')), Page: () => null }) },
      messages: () => Promise.resolve({ 'Shell.Menu': 'Hello' }),
    };
    const request = { kind: 'home' as const, path: '/', url: '/', params: {}, query: {} };
    const opened = await openPage(remote, 'mfe', request, aSite(), true);
    expect(opened?.t('Shell.Menu')).toBe('Shell.Menu');
  });
});
