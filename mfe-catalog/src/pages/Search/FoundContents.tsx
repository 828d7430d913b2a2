import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { Marked } from '../../features/search/Marked';
import type { SearchData } from './searchData';

/** Pages beside products; without products there is room for all. */
const PAGES_BESIDE = 2;

const Reading = styled.section`
  display: grid;
  gap: 8px;
  margin-block: 20px 32px;
  & > ul {
    display: grid;
    gap: 12px 32px;
    grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  }
`;

export interface FoundContentsProps {
  readonly contents: SearchData['contents'];
  readonly hasProducts: boolean;
}

/** Pages that answer the words of a search. */
export function FoundContents({ contents, hasProducts }: FoundContentsProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Reading>
      <Heading level={2} size="t2">
        {t('Search.Read')}
      </Heading>
      <ul>
        {(hasProducts ? contents.slice(0, PAGES_BESIDE) : contents).map(({ id, title, url, text }) => (
          <li key={id}>
            <TextLink href={navigation.localise(url)}>
              <Marked parts={title} />
            </TextLink>
            {text.length > 0 ? (
              <p className="small soft">
                <Marked parts={text} />
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Reading>
  );
}
