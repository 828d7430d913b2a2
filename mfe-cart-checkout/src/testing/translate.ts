import words from '@sightline/shared-lib/forms/i18n/en.json';
import { createTranslator } from '@sightline/shared-lib/runtime';

import messages from '../i18n/en.json';

/** English strings of this remote. */
export const t = createTranslator('en', 'mfe-cart-checkout@test', { ...words, ...messages });
