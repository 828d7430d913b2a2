import { useTranslation } from '@sightline/shared-lib/runtime';
import { Note, Page } from '@sightline/shared-lib/ui';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

import { Crumbs } from '../../catalogue/links/Crumbs';
import type { ContentData } from './contentPage';
import { ContentPartView } from './ContentParts';

/** A frame on the line runs to the edges of the screen, as on the home page. */
const Bleed = styled.div`
  margin-inline: calc(-1 * var(--margin));
`;

export interface ContentScreenProps {
  readonly data: ContentData;
  /** After the first component, which carries the heading; stands alone when there is none. */
  readonly afterLead?: ReactNode;
  /** After the components: what the shop itself adds. */
  readonly children?: ReactNode;
}

/** A page of the content service: its way up and its components in order (CMS-04). */
export function ContentScreen({ data, afterLead, children }: ContentScreenProps) {
  const { t } = useTranslation();
  const { crumbs, parts, error } = data;
  return (
    <Page as="main" id="main" tabIndex={-1}>
      <Crumbs entries={crumbs} />
      {error ? (
        <Note tone="bad" title={t('Content.Cms')}>
          {error}
        </Note>
      ) : null}
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          {index === 0 && part.tiles ? (
            <Bleed>
              <ContentPartView part={part} isLead />
            </Bleed>
          ) : (
            <ContentPartView part={part} isLead={index === 0} />
          )}
          {index === 0 ? afterLead : null}
        </Fragment>
      ))}
      {parts.length === 0 ? afterLead : null}
      {children}
    </Page>
  );
}
