import { KEYWORD_LIMIT } from '@sightline/shared-lib/domain/listing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { catchError, map, of, Subject } from 'rxjs';

import { findPopular, findSuggestions, GROUP, phrase } from './findSuggestions';
import type { SuggestionGroup } from './findSuggestions';
import { knownPhrases, matchPhrases } from './matchPhrases';
import { recentSearches } from './recentSearches';
import { calling, NO_SUGGESTIONS, suggestionsFor } from './suggestionStream';
import type { SuggestionAnswer } from './suggestionStream';

/** Phrases that people search for; empty until they have come, and without them the index is asked all the same. */
function usePopular() {
  const services = useServices();
  const [popular, setPopular] = useState<readonly string[]>([]);
  useEffect(() => {
    const found = calling((signal) => findPopular(services, signal)).pipe(catchError(() => of([])));
    const listening = found.subscribe(setPopular);
    return () => listening.unsubscribe();
  }, [services]);
  return popular;
}

/** What the index says about a term while it is typed. */
function useAnswer(term: string): SuggestionAnswer {
  const services = useServices();
  const { t } = useTranslation();
  const [terms] = useState(() => new Subject<string>());
  const [answer, setAnswer] = useState<SuggestionAnswer>({ term: '', suggested: NO_SUGGESTIONS, failed: false });
  const ask = useEffectEvent((asked: string) =>
    calling((signal) => findSuggestions(asked, { ...services, t }, signal)).pipe(
      map((suggested) => ({ term: asked, suggested, failed: false })),
      catchError(() => of({ term: asked, suggested: NO_SUGGESTIONS, failed: true })),
    ),
  );
  useEffect(() => {
    const listening = suggestionsFor(terms, (asked) => ask(asked)).subscribe(setAnswer);
    return () => listening.unsubscribe();
  }, [terms]);
  useEffect(() => terms.next(term), [terms, term]);
  return answer;
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
  const term = typed.trim();
  const popular = usePopular();
  const answer = useAnswer(term);
  const [recent, setRecent] = useState(() => recentSearches(services.storage));
  const phrases = useMemo(() => knownPhrases([...recent, ...popular]), [recent, popular]);
  const { suggested } = answer;
  const isCurrent = answer.term === term;
  const known = {
    titleKey: GROUP.phrases,
    entries: matchPhrases(phrases, term).map((one) => phrase(one.phrase, one.parts)),
  };
  const groupsBefore: readonly SuggestionGroup[] = [
    { titleKey: 'Search.Recent', entries: recent.map((one) => phrase(one)) },
    { titleKey: 'Search.Popular', entries: popular.slice(0, KEYWORD_LIMIT).map((one) => phrase(one)) },
  ];
  const before = groupsBefore.filter(({ entries }) => entries.length > 0);
  const found = isCurrent && !answer.failed ? suggested.groups : withPhrases(suggested.groups, known);
  // Where nothing matches, what others search for is the way on.
  const after =
    isCurrent && found.length === 0 ? before.filter(({ titleKey }) => titleKey === 'Search.Popular') : found;
  return {
    term,
    groups: term === '' ? before : after,
    suggested,
    /** The words that was found for. */
    answered: answer.term,
    failed: answer.failed && isCurrent && term !== '',
    /** The answer belongs to exactly what is in the field. */
    isCurrent,
    forget: () => setRecent([]),
  };
}
