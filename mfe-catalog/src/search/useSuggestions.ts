import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useState } from 'react';

import { findPopular, findSuggestions, phrase } from './findSuggestions';
import type { Suggested, SuggestionGroup } from './findSuggestions';
import { recentSearches } from './recentSearches';

/** Typing is a burst: the index is asked once it pauses this long (SRCH-01). */
export const PAUSE_MS = 150;

const NOTHING: Suggested = { groups: [], tiles: [], total: 0, queryId: '', index: '' };

interface Answer {
  readonly term: string;
  readonly suggested: Suggested;
  readonly failed: boolean;
}

/** Suggestions for what is typed; older answers never replace newer ones (SRCH-01). */
export function useSuggestions(typed: string) {
  const services = useServices();
  const { t } = useTranslation();
  const term = typed.trim();
  const [answer, setAnswer] = useState<Answer>({ term: '', suggested: NOTHING, failed: false });
  const [recent, setRecent] = useState(() => recentSearches(services.storage));
  useEffect(() => {
    // Aborting on the next keystroke is what keeps stale answers away.
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (suggested: Suggested, failed: boolean) => {
      if (!signal.aborted) setAnswer({ term, suggested, failed });
    };
    const ask = async () => {
      if (term !== '') return findSuggestions(term, { ...services, t }, signal);
      const entries = await findPopular({ ...services, t }, signal);
      return { ...NOTHING, groups: entries.length > 0 ? [{ titleKey: 'Search.Popular', entries }] : [] };
    };
    const start = () =>
      void ask().then(
        (suggested) => settle(suggested, false),
        () => settle(NOTHING, true),
      );
    const timer = setTimeout(start, term === '' ? 0 : PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [term, services, t]);
  const before: readonly SuggestionGroup[] =
    term === '' && recent.length > 0 ? [{ titleKey: 'Search.Recent', entries: recent.map((one) => phrase(one)) }] : [];
  const { suggested } = answer;
  return {
    term,
    groups: term === '' || answer.term !== '' ? [...before, ...suggested.groups] : before,
    suggested,
    failed: answer.failed && answer.term === term,
    /** The answer belongs to exactly what is in the field. */
    isCurrent: answer.term === term,
    forget: () => setRecent([]),
  };
}
