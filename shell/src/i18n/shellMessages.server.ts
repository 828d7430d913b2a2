import type { Language, Messages } from '@sightline/shared-lib/contracts';
import deKit from '@sightline/shared-lib/ui/i18n/de.json';
import enKit from '@sightline/shared-lib/ui/i18n/en.json';
import esKit from '@sightline/shared-lib/ui/i18n/es.json';
import frKit from '@sightline/shared-lib/ui/i18n/fr.json';
import itKit from '@sightline/shared-lib/ui/i18n/it.json';
import ptKit from '@sightline/shared-lib/ui/i18n/pt.json';

import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

/** The shell's strings and the kit's words in every language, for the server alone. */
export const shellMessages: Readonly<Record<Language, Messages>> = {
  en: { ...en, ...enKit },
  it: { ...it, ...itKit },
  fr: { ...fr, ...frKit },
  de: { ...de, ...deKit },
  es: { ...es, ...esKit },
  pt: { ...pt, ...ptKit },
};
