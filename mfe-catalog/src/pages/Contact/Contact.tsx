import { readPageContent } from '@sightline/shared-lib/api/content';
import type { PageModule, PageProps } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Heading, media, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { loadContentPage } from '../../features/content/contentPage';
import type { ContentData } from '../../features/content/contentPage';
import { ContentScreen } from '../../features/content/ContentScreen';
import { withTryOn } from '../parts/withTryOn';

import { ContactForm } from './ContactForm';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 32px 80px;
  padding-top: 32px;
  border-top: 1px solid var(--line);
  & > div {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
`;

const Written = styled.div`
  padding-block: 12px 48px;
  && legend {
    font: var(--t1);
    letter-spacing: -0.012em;
  }
  /* Begins where the words beside it begin. */
  ${media.md} {
    padding-top: 40px;
  }
`;

/** The ways to a person: telephone, stores, and the answers already written. */
function ContactWays() {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const { servicePhone, isStoreLocatorEnabled } = site.config;
  return (
    <Ways>
      {servicePhone ? (
        <div>
          <Heading level={2} size="t2">
            {t('Content.Phone')}
          </Heading>
          <TextLink href={`tel:${servicePhone.replace(/[^+\d]/g, '')}`}>
            {t('Content.Call', { phone: servicePhone })}
          </TextLink>
        </div>
      ) : null}
      <div>
        <Heading level={2} size="t2">
          {t('Content.Visit')}
        </Heading>
        {isStoreLocatorEnabled ? (
          <TextLink href={navigation.href({ page: 'store-locator' })}>{t('Content.Stores')}</TextLink>
        ) : null}
        <TextLink href={navigation.href({ page: 'faq' })}>{t('Content.Faq')}</TextLink>
      </div>
    </Ways>
  );
}

/** The form first; what the content service says about the other ways beside it, or else what the shop knows itself. */
function Contact({ data }: PageProps<ContentData>) {
  const form = (
    <Written>
      <ContactForm />
    </Written>
  );
  return (
    <ContentScreen data={data} afterLead={form} isBeside>
      {data.parts.length > 1 ? null : <ContactWays />}
    </ContentScreen>
  );
}

/** The contact page and its customer-service twin. */
export const contactPage: PageModule<ContentData> = {
  load: (request, services) =>
    loadContentPage(request, services, {
      read: readPageContent,
      which: { pageId: request.params['topic'] === 'customer-service' ? 'customer-service' : 'contact-us' },
    }),
  Page: withTryOn(Contact),
};
