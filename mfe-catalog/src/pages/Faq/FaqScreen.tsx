import type { PageRequest } from '@sightline/shared-lib/contracts';
import { percentDecoded } from '@sightline/shared-lib/domain/routing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion, Heading, Note, Page, SearchRow, TextField, TextLink } from '@sightline/shared-lib/ui';
import { useEffect, useEffectEvent, useMemo, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';

import { ContentPartView } from '../../features/content/ContentParts';
import type { ContentData } from '../../features/content/contentPage';
import { RichText } from '../../features/content/RichText';
import { Crumbs } from '../../catalogue/links/Crumbs';

import { matching, questionGroups } from './questions';
import type { Question } from './questions';

const Finder = styled.form`
  max-width: 640px;
  margin-bottom: 24px;
`;

const Group = styled.section`
  max-width: 720px;
  padding-block: 24px;
  & > h2 {
    margin-bottom: 8px;
  }
  & details {
    scroll-margin-top: 96px;
  }
  & .itself {
    margin-top: 12px;
  }
`;

/** Longest term; more is cut rather than refused. */
const LONGEST = 100;

/** The question an address ends in; empty while hydrating, because the server never sees that part. */
function useLinkedQuestion(onHidden: () => void): string {
  const [linked, setLinked] = useState('');
  const follow = useEffectEvent(() => {
    const id = percentDecoded(location.hash.slice(1));
    setLinked(id);
    if (id && !document.getElementById(id)) onHidden();
  });
  useEffect(() => {
    const listen = () => follow();
    listen();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);
  useEffect(() => {
    if (linked) document.getElementById(linked)?.scrollIntoView?.({ block: 'start' });
  }, [linked]);
  return linked;
}

function Answer({ question, isOpen }: { readonly question: Question; readonly isOpen: boolean }) {
  const { t } = useTranslation();
  const { id, title, text, html } = question;
  return (
    // A new key opens it when an address leads here, and leaves it to the reader afterwards.
    <Accordion key={isOpen ? 'linked' : 'plain'} id={id} title={title} open={isOpen || undefined}>
      {html ? <RichText html={html} /> : <p>{text}</p>}
      <p className="itself">
        <TextLink small href={`#${id}`}>
          {t('Faq.LinkTo')}
        </TextLink>
      </p>
    </Accordion>
  );
}

interface FaqScreenProps {
  readonly data: ContentData;
  readonly request: PageRequest;
}

/** Questions found by their words and led to by their addresses; without script the search is a plain form. */
export function FaqScreen({ data, request }: FaqScreenProps) {
  const { navigation, reportFailure } = useServices();
  const { t } = useTranslation();
  const { crumbs, parts, error } = data;
  const [term, setTerm] = useState((request.query['q']?.[0] ?? '').slice(0, LONGEST));
  // A search that leaves out what an address leads to gives way to it.
  const linked = useLinkedQuestion(() => setTerm(''));
  const groups = useMemo(() => questionGroups(parts), [parts]);
  const found = useMemo(() => matching(groups, term), [groups, term]);
  const count = found.reduce((sum, { questions }) => sum + questions.length, 0);
  const [lead, ...others] = parts.filter(({ type }) => type !== 'Accordion');
  const here = navigation.href({ page: 'faq' });
  const keepInAddress = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const href = navigation.href({ page: 'faq', query: term.trim() ? { q: term.trim() } : {} });
    navigation.navigate(href, { replace: true, keepScroll: true }).catch(reportFailure);
  };

  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Crumbs entries={crumbs} />
      {error ? (
        <Note tone="bad" title={t('Content.Cms')}>
          {error}
        </Note>
      ) : null}
      {lead ? <ContentPartView part={lead} isLead /> : null}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- React does not know the element everywhere */}
      <Finder role="search" method="get" action={here} data-enhanced="" onSubmit={keepInAddress}>
        <SearchRow submit={t('Faq.Find')}>
          <TextField
            label={t('Faq.Search')}
            name="q"
            type="search"
            autoComplete="off"
            maxLength={LONGEST}
            value={term}
            onChange={({ target }) => setTerm(target.value)}
          />
        </SearchRow>
      </Finder>
      <output className="small soft">{term.trim() ? t('Faq.Found', { count }) : ''}</output>
      {found.map(({ id, title, questions }) => (
        <Group key={id}>
          {title ? (
            <Heading level={2} size="t1">
              {title}
            </Heading>
          ) : null}
          {questions.map((question) => (
            <Answer key={question.id} question={question} isOpen={question.id === linked} />
          ))}
        </Group>
      ))}
      {count === 0 && term.trim() ? (
        <Note
          title={t('Faq.Nothing')}
          action={<TextLink href={navigation.href({ page: 'contact' })}>{t('Faq.Ask')}</TextLink>}
        >
          {t('Faq.NothingNext')}
        </Note>
      ) : null}
      {others.map((part) => (
        <ContentPartView key={part.id} part={part} isLead={false} />
      ))}
    </Page>
  );
}
