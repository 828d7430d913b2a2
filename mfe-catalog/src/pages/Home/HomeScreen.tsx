import { useTranslation } from '@sightline/shared-lib/runtime';
import { Container, media, Note } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { ContentData } from '../../features/content/contentPage';
import { ContentPartView } from '../../features/content/ContentParts';
import { Pair, rowsOf } from '../../features/content/pairedRows';

import { SectionIndex } from './sectionIndex';

const Main = styled.main`
  & > .sections {
    padding-block: 28px;
  }
  /* The footer has a line of its own. */
  & > :last-child > * {
    border-bottom: 0;
  }
  /* Words alone, where the frame of the hero is not known. */
  & > header {
    padding: 56px var(--margin) 40px;
  }
`;

const Later = styled(Container)`
  content-visibility: auto;
  /* As high as most are: what is not drawn yet reaches over what follows by the rest. */
  contain-intrinsic-size: auto 960px;
  ${media.md} {
    contain-intrinsic-size: auto 620px;
  }
`;

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
