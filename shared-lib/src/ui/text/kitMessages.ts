import type { Language } from '../../contracts/locale';
import de from '../i18n/de.json';
import en from '../i18n/en.json';
import es from '../i18n/es.json';
import fr from '../i18n/fr.json';
import it from '../i18n/it.json';
import pt from '../i18n/pt.json';
import type { KitMessages } from './KitText';

/** The kit's words in every language of the interface (SITE-09); for the server and for stories, not for a browser bundle. */
export const kitMessages: Readonly<Record<Language, KitMessages>> = { de, en, es, fr, it, pt };
