import type { Messages } from '@sightline/shared-lib/contracts';
import type { WordVariant } from '@sightline/shared-lib/runtime';

import { loadShellMessages } from '../../i18n/loadShellMessages';
import { STATE_ID, type EmbeddedState, type SiteState } from '../../page/pageState';
import { wordVariant } from '../../page/wordVariant';
import { createScriptIntegrity, type ScriptIntegrity } from '../remotes/scriptIntegrity';

import { preloadPage } from './preloadPage';

/** What a document's start works with besides its own code. */
export interface Ahead {
  readonly embedded: EmbeddedState;
  readonly shared: Promise<SiteState>;
  readonly messages: Promise<Messages>;
  readonly variant: Promise<WordVariant | undefined>;
  readonly integrity: ScriptIntegrity;
}

async function readSite(address: string): Promise<SiteState> {
  // A file that is lost is asked for once more, as the libraries are.
  const answer = await fetch(address).catch(() => fetch(address));
  if (!answer.ok) throw new Error(`the site's configuration answers ${answer.status}`);
  return (await answer.json()) as SiteState;
}

/** A failure is told to whoever takes the promise over. */
const later = <Value>(promise: Promise<Value>): Promise<Value> => {
  promise.catch(() => undefined);
  return promise;
};

/**
 * Asks for all that the start of this document will want, while the libraries are still on their way: one after the other, each would cost a slow
 * connection another round trip. Throws where the document has no state.
 */
export function askAhead(): Ahead {
  const embedded = JSON.parse(document.getElementById(STATE_ID)?.textContent ?? '') as EmbeddedState;
  const { locale, language, siteAddress, page } = embedded;
  const integrity = createScriptIntegrity();
  const shared = later(readSite(siteAddress));
  // Nothing waits for it: what it cannot have is asked for again, and missed, where it is used.
  void later(shared.then(({ releases }) => preloadPage({ releases, page, language, integrity })));
  const [messages, variant] = [later(loadShellMessages(language)), later(wordVariant(locale))];
  return { embedded, shared, messages, variant, integrity };
}
