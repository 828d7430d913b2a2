import { CATALOGUE_SEGMENTS } from '@sightline/shared-lib/domain/routing';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Container, Heading } from '@sightline/shared-lib/ui';

import { WordIndex } from '../../features/content/parts/WordIndex';

/** What stands when the content service does not answer: the shop's sections. */
export function Sections() {
  const { t } = useTranslation();
  const { site } = useServices();
  const items = CATALOGUE_SEGMENTS.filter((segment) => segment !== 'brands').map((segment) => ({
    title: t(`Section.${segment}`),
    text: '',
    html: '',
    media: null,
    cta: { label: t(`Section.${segment}`), href: `/${segment}` },
  }));
  return (
    <Container className="sections">
      <Heading level={1}>{site.storeName}</Heading>
      <WordIndex part={{ id: 'sections', type: 'TeaserGrid', items }} isLead={false} />
    </Container>
  );
}
