import type { ShellServices } from '@sightline/shared-lib/contracts';
import formsEnglish from '@sightline/shared-lib/forms/i18n/en.json';
import formsItalian from '@sightline/shared-lib/forms/i18n/it.json';
import { createTranslator } from '@sightline/shared-lib/runtime';

import english from '../i18n/en.json';
import italian from '../i18n/it.json';
import laterEnglish from '../i18n/later/en.json';
import laterItalian from '../i18n/later/it.json';

const ENGLISH = { ...formsEnglish, ...english, ...laterEnglish };
const ITALIAN = { ...formsItalian, ...italian, ...laterItalian };

/** This remote's words in the language of the services' site; tests and stories read English or Italian. */
export function wordsOf({ site }: Pick<ShellServices, 'site'>) {
  return createTranslator(site.language, `catalog-${site.language}`, site.language === 'it' ? ITALIAN : ENGLISH);
}
