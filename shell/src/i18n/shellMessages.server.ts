import type { Language, Messages } from '@sightline/shared-lib/contracts';

import de from './de.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';
import pt from './pt.json';

/** The shell's strings in every language, for the server alone. */
export const shellMessages: Readonly<Record<Language, Messages>> = { en, it, fr, de, es, pt };
