import type { Fragments } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button, IconButton, Note, useModal } from '@sightline/shared-lib/ui';
import { useId, useLayoutEffect, useState, type FormEvent, type KeyboardEvent, type MouseEvent } from 'react';

import { useSearchInsights } from '../../catalogue/insights/useSearchInsights';
import { GROUP, type Suggestion } from './findSuggestions';
import { FoundGoods } from './FoundGoods';
import { forgetSearches, rememberSearch } from './recentSearches';
import { LONGEST_TERM, searchPath } from '../../catalogue/links/searchPath';
import { Columns, Field, Nothing, Panel } from './searchStyle';
import { Sections } from './Sections';
import { SuggestionList } from './SuggestionList';
import { useLate } from './useLate';
import { useSuggestions } from './useSuggestions';

/** The panel opens below the header where that is in view. */
function usePanel() {
  const { dialog, heading: field } = useModal<HTMLInputElement>(true);
  // Before it is shown.
  useLayoutEffect(() => {
    const header = document.querySelector('header');
    const below = header ? Math.max(0, header.getBoundingClientRect().bottom) : 0;
    dialog.current?.style.setProperty('top', `${below}px`);
    dialog.current?.style.setProperty('max-height', `calc(100dvh - ${below}px)`);
  }, [dialog]);
  return { dialog, field };
}

/** The words of the list behind the drawer: they stand in its field, so that there is one to change them in. */
const searchedNow = (): string => new URLSearchParams(window.location.search).get('q') ?? '';

/** Search on the line: phrases, categories, pages and three products while typing; the form submits by itself (SRCH-01). */
export function SearchDrawer({ initialTerm = searchedNow(), onClose }: Fragments['search.drawer']) {
  const services = useServices();
  const { t, tag } = useTranslation();
  const [typed, setTyped] = useState(initialTerm);
  const [active, setActive] = useState(-1);
  const { dialog, field } = usePanel();
  const listId = useId();
  const { term, groups, suggested, answered, failed, isCurrent, forget } = useSuggestions(typed);
  const isLate = useLate(!isCurrent);
  const { opened } = useSearchInsights(suggested);
  const { navigation, site, storage, reportFailure } = services;
  if (!site.config.isProductSearchEnabled) return null;

  const entries = groups.flatMap((group) => group.entries);
  const go = (path: string, words?: string) => {
    if (words) rememberSearch(storage, words);
    onClose();
    navigation.navigate(navigation.localise(path)).catch(reportFailure);
  };
  const choose = (entry: Suggestion) => go(entry.path, entry.term);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = entries[active];
    if (chosen) choose(chosen);
    else if (term !== '') go(searchPath(term), term);
  };
  const point = (place: number) => {
    setActive(place);
    document.getElementById(`${listId}-${place}`)?.scrollIntoView?.({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    if (last < 0) return;
    if (event.key === 'ArrowDown') point(active >= last ? -1 : active + 1);
    else if (event.key === 'ArrowUp') point(active < 0 ? last : active - 1);
    else return;
    event.preventDefault();
  };
  const leave = (event: MouseEvent) => {
    const target = event.target as Element;
    // The scrim belongs to the dialog itself; a followed link leaves the search behind.
    if (target === dialog.current || target.closest('a')) onClose();
  };
  const total = suggested.total.toLocaleString(tag);
  const hasTerm = term !== '' && suggested.index !== '';
  const hasNone = hasTerm && suggested.tiles.length === 0;
  const phraseCount = suggested.groups.find(({ titleKey }) => titleKey === GROUP.phrases)?.entries.length ?? 0;
  const products = t('Listing.Products', { count: suggested.total, total });
  const status = hasTerm && isCurrent ? t('Search.Status', { count: phraseCount, products }) : '';

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button do the same by keyboard
    <Panel
      ref={dialog}
      aria-label={t('Search.Title')}
      onClick={leave}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the element everywhere */}
      <Field role="search" method="get" action={navigation.href({ page: 'search' })} onSubmit={submit}>
        <input
          ref={field}
          type="search"
          name="q"
          value={typed}
          maxLength={LONGEST_TERM}
          autoComplete="off"
          autoCorrect="off"
          enterKeyHint="search"
          placeholder={t('Search.Label')}
          aria-label={t('Search.Label')}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton icon="close" label={t('Search.Close')} onClick={onClose} />
      </Field>

      <output className={hasNone ? 't2' : 'small soft'}>
        {hasNone ? t('Search.None', { term: answered }) : status}
      </output>
      {hasNone ? (
        <Nothing>
          <p className="soft">{t('Search.NoneHelp')}</p>
          <Sections />
        </Nothing>
      ) : null}
      {failed ? (
        <Note tone="warn" live="status">
          {t(navigator.onLine ? 'Search.Failed' : 'Search.Offline')}
        </Note>
      ) : null}
      <Columns>
        <div>
          <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />
          {groups.some(({ titleKey }) => titleKey === 'Search.Recent') ? (
            <Button
              variant="text"
              onClick={() => {
                forgetSearches(storage);
                forget();
              }}
            >
              {t('Search.Clear')}
            </Button>
          ) : null}
        </div>
        {hasTerm ? (
          <div className="found">
            <FoundGoods suggested={suggested} term={answered} busy={isLate} onOpen={opened} />
          </div>
        ) : null}
      </Columns>
    </Panel>
  );
}
