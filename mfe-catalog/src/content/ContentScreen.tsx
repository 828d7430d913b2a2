import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Breadcrumb, Note, Page } from '@sightline/shared-lib/ui';
import type { ReactNode } from 'react';

import type { ContentData } from './contentPage';
import { ContentPartView } from './ContentParts';

interface ContentScreenProps {
  readonly data: ContentData;
  /** After the components: what the shop itself adds. */
  readonly children?: ReactNode;
}

/** A page of the content service: its way up and its components in order (CMS-04). */
export function ContentScreen({ data, children }: ContentScreenProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const { crumbs, parts, error } = data;
  return (
    <Page as="main" id="main" tabIndex={-1}>
      {crumbs.length > 0 ? (
        <Breadcrumb
          items={crumbs.map(({ label, href }) => ({ label, href: href ? navigation.localise(href) : undefined }))}
        />
      ) : null}
      {error ? (
        <Note tone="bad" title={t('Content.Cms')}>
          {error}
        </Note>
      ) : null}
      {parts.map((part, index) => (
        <ContentPartView key={part.id} part={part} isLead={index === 0} />
      ))}
      {children}
    </Page>
  );
}
