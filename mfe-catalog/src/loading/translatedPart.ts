import type { Language, PageModule, Translate } from '@sightline/shared-lib/contracts';
import { addMessages, latePart, type LatePart } from '@sightline/shared-lib/runtime';
import type { ComponentType } from 'react';

import { loadLaterMessages } from '../loadMessages';

const given = new WeakSet<Translate>();

/** Adds the translations that a page does not begin with to its translator, once. */
export async function loadAllTranslations(t: Translate, language: Language): Promise<void> {
  if (given.has(t)) return;
  addMessages(t, await loadLaterMessages(language));
  given.add(t);
}

/** A late part whose translations are loaded with it. */
export function translatedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  trigger?: 'near' | 'touched',
): LatePart<Props> {
  return latePart(load, { trigger, prepare: ({ t, language }) => loadAllTranslations(t, language) });
}

/**
 * A page's `load`, whose code comes with all translations: the server draws everything, and so does a browser that comes from another page. The first
 * page arrives with its data and needs neither.
 */
export function pageLoad<Data>(open: () => Promise<PageModule<Data>['load']>): PageModule<Data>['load'] {
  return async (request, services) => {
    const [load] = await Promise.all([open(), loadAllTranslations(services.t, services.site.language)]);
    return load(request, services);
  };
}
