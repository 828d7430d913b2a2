import type { Language, PageModule, Translate } from '@sightline/shared-lib/contracts';
import { addMessages, latePart, type LatePart } from '@sightline/shared-lib/runtime';
import type { ComponentType } from 'react';

import { loadLaterMessages } from './loadMessages';

const given = new WeakSet<Translate>();

/** Gives a page's translator the words it did not begin with, once. */
export async function giveAllWords(t: Translate, language: Language): Promise<void> {
  if (given.has(t)) return;
  addMessages(t, await loadLaterMessages(language));
  given.add(t);
}

/** A part that waits and whose words wait with it. */
export function wordyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  wakes?: 'near' | 'touched',
): LatePart<Props> {
  return latePart(load, { wakes, prepare: ({ t, language }) => giveAllWords(t, language) });
}

/**
 * A page's `load`, whose code comes with all words: the server draws everything, and so does a browser that comes from another page. The first
 * page arrives with its data and needs neither.
 */
export function pageLoad<Data>(open: () => Promise<PageModule<Data>['load']>): PageModule<Data>['load'] {
  return async (request, services) => {
    const [load] = await Promise.all([open(), giveAllWords(services.t, services.site.language)]);
    return load(request, services);
  };
}
