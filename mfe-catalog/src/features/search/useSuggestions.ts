import { KEYWORD_LIMIT } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { findPopular, findSuggestions, GROUP, phrase } from './findSuggestions';
import type { Suggested, SuggestionGroup } from './findSuggestions';
import { matchPhrases } from './matchPhrases';
import { recentSearches } from './recentSearches';

/** Typing is a burst: the index is asked once it pauses this long (SRCH-01). */
const PAUSE_MS = 150;

/** After this long without a keystroke a new burst begins, whose first letter is answered at once. */
const REST_MS = 600;

const NOTHING: Suggested = { groups: [], tiles: [], total: 0, queryId: '', index: '' };

interface Answer {
  readonly term: string;
  readonly suggested: Suggested;
  readonly failed: boolean;
}

/** Runs work at the first keystroke and at the end of each burst; what is begun is called off by the next keystroke. */
function useBursts(term: string, work: (term: string, signal: AbortSignal) => void) {
  const begin = useEffectEvent(work);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const controller = new AbortController();
    const now = performance.now();
    const isBurst = now - last.current < REST_MS;
    last.current = now;
    const timer = setTimeout(() => begin(term, controller.signal), isBurst ? PAUSE_MS : 0);
    return () => {
      clearTimeout(timer);
      // Aborting is what keeps stale answers away.
      controller.abort();
    };
  }, [term]);
}

/** Phrases that people search for; empty until they have come. */
function usePopular() {
  const services = useServices();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    findPopular(services, signal).then(
      (found) => {
        if (!signal.aborted) setPopular(found);
      },
      // Without them the index is asked all the same.
      () => undefined,
    );
    return () => controller.abort();
  }, [services]);
  return popular;
}

/** Puts phrases in place of the ones that belong to an earlier term. */
function withPhrases(groups: readonly SuggestionGroup[], phrases: SuggestionGroup): readonly SuggestionGroup[] {
  const others = groups.filter(({ titleKey }) => titleKey !== GROUP.phrases);
  return phrases.entries.length > 0 ? [phrases, ...others] : others;
}

/**
 * Suggestions for what is typed. Phrases known on the device stand there with the keystroke, the answer of the index follows;
 * older answers never replace newer ones (SRCH-01).
 */
export function useSuggestions(typed: string) {
  const services = useServices();
  const { t } = useTranslation();
  const term = typed.trim();
  const popular = usePopular();
  const [answer, setAnswer] = useState<Answer>({ term: '', suggested: NOTHING, failed: false });
  const [recent, setRecent] = useState(() => recentSearches(services.storage));
  useBursts(term, (term, signal) => {
    if (term === '') {
      setAnswer({ term, suggested: NOTHING, failed: false });
      return;
    }
    const settle = (suggested: Suggested, failed: boolean) => {
      if (!signal.aborted) setAnswer({ term, suggested, failed });
    };
    findSuggestions(term, { ...services, t }, signal).then(
      (suggested) => settle(suggested, false),
      () => settle(NOTHING, true),
    );
  });
  const { suggested } = answer;
  const isCurrent = answer.term === term;
  const known = {
    titleKey: GROUP.phrases,
    entries: matchPhrases([...recent, ...popular], term).map((one) => phrase(one.phrase, one.parts)),
  };
  const before = [
    { titleKey: 'Search.Recent', entries: recent.map((one) => phrase(one)) },
    { titleKey: 'Search.Popular', entries: popular.slice(0, KEYWORD_LIMIT).map((one) => phrase(one)) },
  ].filter(({ entries }) => entries.length > 0);
  const found = isCurrent && !answer.failed ? suggested.groups : withPhrases(suggested.groups, known);
  // Where nothing matches, what others search for is the way on.
  const after =
    isCurrent && found.length === 0 ? before.filter(({ titleKey }) => titleKey === 'Search.Popular') : found;
  return {
    term,
    groups: term === '' ? before : after,
    suggested,
    failed: answer.failed && isCurrent && term !== '',
    /** The answer belongs to exactly what is in the field. */
    isCurrent,
    forget: () => setRecent([]),
  };
}
