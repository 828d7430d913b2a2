import de from './i18n/de.json';
import en from './i18n/en.json';
import es from './i18n/es.json';
import fr from './i18n/fr.json';
import it from './i18n/it.json';
import pt from './i18n/pt.json';

/** Texts of the service partners' pages by key. */
export type ServiceTexts = typeof en;

const languages: Readonly<Record<string, ServiceTexts>> = { de, en, es, fr, it, pt };

/** Language and texts for a locale such as `it-it`; English when the language is not known. */
export function serviceTexts(locale = 'en'): { language: string; texts: ServiceTexts } {
  const language = locale.slice(0, 2).toLowerCase();
  const texts = languages[language];
  return texts ? { language, texts } : { language: 'en', texts: en };
}
