import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { REMOTE_NAMES, type Messages } from '@sightline/shared-lib/contracts';
import { addMessages, createTranslator, dynamicKey } from '@sightline/shared-lib/runtime';
import { aSite } from '@sightline/shared-lib/testing';

import { openPage } from '../page/loadPage';

import { british } from './british';

const root = resolve(__dirname, '../../..');
const read = (file: string) => JSON.parse(readFileSync(resolve(root, file), 'utf8')) as Messages;
const CATALOGUES = [
  'shell/src/i18n/en.json',
  'shared-lib/src/ui/i18n/en.json',
  'shared-lib/src/forms/i18n/en.json',
  ...REMOTE_NAMES.map((name) => `${name}/src/i18n/en.json`),
  'mfe-catalog/src/i18n/later/en.json',
  'mfe-prescription/src/i18n/later/en.json',
];

const AMERICAN =
  /(?<!\p{L})(color|gray|center|millimeter|favorite|recogniz|canceled|organization|zip|postal code|business day|eyeglasses|windshield|nearsighted|farsighted|light-adaptive|e-\u2060?mail|apartment)/iu;

describe('the British interface', () => {
  it('has no American spelling or word in any catalogue [SITE-09]', () => {
    const left = CATALOGUES.flatMap((file) =>
      Object.entries(british.of(read(file))).filter(([, text]) => AMERICAN.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''))),
    );
    expect(left).toEqual([]);
  });

  it('keeps every key and every value that a text is given [SITE-09]', () => {
    for (const file of CATALOGUES) {
      const english = read(file);
      const own = british.of(english);
      expect(Object.keys(own)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(english))
        expect([key, own[key]?.match(/\{\{[^}]*\}\}/g)]).toEqual([key, text.match(/\{\{[^}]*\}\}/g)]);
    }
  });

  it('begins a sentence large and goes on small [SITE-09]', () => {
    const words = british.of({
      'A.One': 'ZIP code',
      'A.Two': 'Change ZIP code',
      'A.Three': 'Color {{color}}, gray',
      'A.Four': 'E-\u2060mail',
    });
    expect(Object.values(words)).toEqual(['Postcode', 'Change postcode', 'Colour {{color}}, grey', 'Email']);
  });

  it('leaves what a shopper wrote as it is, and changes strings that come later [SITE-09]', () => {
    const messages = { 'Name.Line': 'Color for {{name}}' };
    const t = createTranslator('en', 'words', messages, british);
    expect(t(dynamicKey('Name.Line'), { name: 'Gray, Center' })).toBe('Colour for Gray, Center');
    addMessages(t, { 'Name.Later': 'Gray' });
    expect(t(dynamicKey('Name.Later'))).toBe('Grey');
  });

  it('is what British pages of a remote are drawn in, beside American ones on the same server [SITE-09]', async () => {
    const remote = {
      pages: { home: () => Promise.resolve({ load: () => Promise.reject(new Error('unused')), Page: () => null }) },
      messages: () => Promise.resolve(words),
    };
    const words = { 'Kit.Colours': 'Colors' };
    const request = { kind: 'home' as const, path: '/', url: '/', params: {}, query: {} };
    const american = await openPage(remote, 'mfe', request, aSite());
    const own = await openPage(remote, 'mfe', request, { ...aSite(), locale: 'en-gb' });
    expect([american?.t('Kit.Colours'), own?.t('Kit.Colours')]).toEqual(['Colors', 'Colours']);
  });
});
