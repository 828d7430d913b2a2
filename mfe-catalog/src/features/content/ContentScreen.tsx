import { useTranslation } from '@sightline/shared-lib/runtime';
import { media, Note, Page } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

import { Crumbs } from '../../catalogue/links/Crumbs';
import type { ContentData } from './contentPage';
import type { ContentPart } from './contentPart';
import { ContentPartView } from './ContentParts';
import { Pair, rowsOf } from './pairedRows';

/** A last part that runs to the edges of the screen ends where the footer begins, as on the home page. */
const Screen = styled(Page)`
  &[data-flush] {
    padding-bottom: 0;
  }
  /* The footer has a line of its own. */
  &[data-flush] > :last-child {
    border-bottom: 0;
  }
`;

/** A frame on the line runs to the edges of the screen, as on the home page. */
const Bleed = styled.div`
  margin-inline: calc(-1 * var(--margin));
`;

/** Below a band of colour right at its edge, as on the home page. */
const Paired = styled(Pair)`
  margin-top: 48px;
  .band ~ & {
    margin-top: 0;
  }
`;

/** Words left, their drawing right of them as long as they go on; on small screens the drawing comes first. */
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding-top: 24px;
  &:has(> .first) {
    padding-top: 0;
  }
  & > .told {
    padding-bottom: 28px;
  }
  ${media.md} {
    grid-template-columns: 34em minmax(0, 1fr);
    gap: 0 48px;
    & > .drawn {
      position: sticky;
      top: calc(var(--bar) + 24px);
      align-self: start;
      grid-area: 1 / 2;
      padding-top: 20px;
    }
    & > .told {
      grid-area: 1 / 1;
    }
    /* What is told first on small screens stands above the others here. */
    & > .first {
      grid-area: 1 / 2;
      padding-top: 20px;
    }
    &:has(> .first) {
      grid-template-rows: auto 1fr;
      padding-top: 24px;
    }
    & > .first ~ .told {
      grid-row: 1 / span 2;
    }
    & > .first ~ .drawn {
      position: static;
      grid-row: 2;
      padding-top: 0;
    }
  }
`;

/** A page's parts after its head: a drawing with the words that follow it, and what comes after them. */
function besideOf([figure, ...parts]: readonly ContentPart[]) {
  if (!figure?.figure) return null;
  const end = parts.findIndex(({ type }) => type !== 'RichText');
  const count = end < 0 ? parts.length : end;
  return { figure, told: parts.slice(0, count), rest: parts.slice(count) };
}

const views = (parts: readonly ContentPart[]) =>
  parts.map((part) => <ContentPartView key={part.id} part={part} isLead={false} />);

export interface ContentScreenProps {
  readonly data: ContentData;
  /** After the first component, which carries the heading; stands alone when there is none. */
  readonly afterLead?: ReactNode;
  /** The other components stand right of what comes after the first, where there is room; elsewhere the first of them comes before it. */
  readonly isBeside?: boolean;
  /** After the components: what the shop itself adds. */
  readonly children?: ReactNode;
}

/** A page of the content service: its way up and its components in order (CMS-04). */
export function ContentScreen({ data, afterLead, isBeside = false, children }: ContentScreenProps) {
  const { t } = useTranslation();
  const { crumbs, parts, error } = data;
  const [lead, ...others] = parts;
  const beside = isBeside ? null : besideOf(others);
  const rows = rowsOf(isBeside ? [] : beside ? beside.rest : others);
  const last = children ? [] : (rows.at(-1) ?? []);
  const isFlush = last.length > 1 || last.some(({ sizes }) => sizes);
  return (
    <Screen as="main" id="main" tabIndex={-1} data-flush={isFlush ? '' : undefined}>
      <Crumbs entries={crumbs} />
      {error ? (
        <Note tone="bad" title={t('Content.Cms')}>
          {error}
        </Note>
      ) : null}
      {lead?.tiles ? (
        <Bleed>
          <ContentPartView part={lead} isLead />
        </Bleed>
      ) : lead ? (
        <ContentPartView part={lead} isLead />
      ) : null}
      {isBeside && others.length > 0 ? (
        <Beside>
          <div className="first">{views(others.slice(0, 1))}</div>
          <div className="told">{afterLead}</div>
          <div className="drawn">{views(others.slice(1))}</div>
        </Beside>
      ) : (
        afterLead
      )}
      {beside ? (
        <Beside>
          <div className="drawn">{views([beside.figure])}</div>
          <div className="told">{views(beside.told)}</div>
        </Beside>
      ) : null}
      {rows.map((row) => (row.length > 1 ? <Paired key={row[0]?.id}>{views(row)}</Paired> : views(row)))}
      {children}
    </Screen>
  );
}
