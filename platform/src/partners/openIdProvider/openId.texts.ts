import de from './i18n/de.json';
import en from './i18n/en.json';
import es from './i18n/es.json';
import fr from './i18n/fr.json';
import it from './i18n/it.json';
import pt from './i18n/pt.json';

/** Texts of the provider's page by key. */
export type OpenIdTexts = typeof en;

const languages: Readonly<Record<string, OpenIdTexts>> = { de, en, es, fr, it, pt };

/** Language and texts for the languages a client asks for, such as `it-IT it`; English when none is known. */
export function openIdTexts(wanted = 'en'): { language: string; texts: OpenIdTexts } {
  const language = wanted.slice(0, 2).toLowerCase();
  const texts = languages[language];
  return texts ? { language, texts } : { language: 'en', texts: en };
}
