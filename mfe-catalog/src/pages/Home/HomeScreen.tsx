import { useTranslation } from '@sightline/shared-lib/runtime';
import { Container, media, Note } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { ContentData } from '../../features/content/contentPage';
import type { ContentPart } from '../../features/content/contentPart';
import { ContentPartView } from '../../features/content/ContentParts';

import { SectionIndex } from './sectionIndex';

const Main = styled.main`
  & > .sections {
    padding-block: 28px;
  }
`;

const Later = styled(Container)`
  content-visibility: auto;
  contain-intrinsic-size: auto 600px;
`;

/** Two teasers beside each other, a hairline between them. */
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-inline: calc(-1 * var(--margin));
  border-block: 1px solid var(--line);
  & > * {
    padding-inline: var(--margin);
  }
  & > * + * {
    border-top: 1px solid var(--line);
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & > * + * {
      border-top: 0;
      border-left: 1px solid var(--line);
    }
  }
`;

const PAIRED: ReadonlySet<ContentPart['type']> = new Set(['HearingTestEntry', 'StoreFinderTeaser']);

/** Neighbouring teasers of the paired kinds share a row. */
function rowsOf(parts: readonly ContentPart[]): readonly (readonly ContentPart[])[] {
  const rows: ContentPart[][] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const joins = PAIRED.has(part.type) && last?.length === 1 && last.every(({ type }) => PAIRED.has(type));
    if (joins) last.push(part);
    else rows.push([part]);
  }
  return rows;
}

/** Hero on the line, index of words, new frames, size, hearing and stores. */
export function HomeScreen({ data: { parts, error } }: { readonly data: ContentData }) {
  const { t } = useTranslation();
  const [hero, ...others] = parts;
  return (
    <Main id="main" tabIndex={-1}>
      {error ? (
        <Note tone="bad" title={t('Content.Cms')}>
          {error}
        </Note>
      ) : null}
      {hero ? <ContentPartView part={hero} isLead /> : <SectionIndex />}
      {rowsOf(others).map((row, index) => {
        const views = row.map((part) => <ContentPartView key={part.id} part={part} isLead={false} />);
        const Place = index === 0 ? Container : Later;
        return <Place key={row[0]?.id}>{row.length > 1 ? <Pair>{views}</Pair> : views}</Place>;
      })}
    </Main>
  );
}
