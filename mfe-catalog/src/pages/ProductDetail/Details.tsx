import { isOffered } from '@sightline/shared-lib/domain/site';
import { dynamicKey, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Accordion, DefinitionRows, Heading, Stack, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import type { ProductView } from './productView';

const Root = styled.div`
  border-top: 1px solid var(--line);
  & > .told {
    padding-block: 20px;
    border-bottom: 1px solid var(--line);
  }
  & h2 {
    margin: 8px 0;
  }
  & div + div > h2 {
    margin-top: 28px;
  }
`;

const ELECTRONICS = 'Product.Facts.Electronics';

/** Links of the store configuration are keyed by their words (SITE-06). */
function ServiceLinks() {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  return (
    <Accordion title={t('Product.Help')}>
      <Stack gap={2}>
        {site.config.serviceLinks
          .filter(({ href }) => isOffered(href, site.config))
          .map(({ labelKey, href }) => (
            <p key={href}>
              <TextLink href={navigation.localise(href)}>{t(dynamicKey(labelKey))}</TextLink>
            </p>
          ))}
      </Stack>
    </Accordion>
  );
}

export interface DetailsProps {
  readonly view: ProductView;
  /** Number of what is chosen. */
  readonly article: string | undefined;
}

/** What the product is made of and what comes with it, opening in place; native, so it works without script. */
export function Details({ view, article }: DetailsProps) {
  const { t } = useTranslation();
  const isWorn = view.choices[0]?.mm !== undefined;
  // What a frame with sound can do is a question of its own; of a device it is all there is to say.
  const sound = isWorn ? view.facts.filter(({ titleKey }) => titleKey === ELECTRONICS) : [];
  const own = view.facts.filter((group) => !sound.includes(group));
  return (
    <Root>
      {view.description ? <p className="told">{view.description}</p> : null}
      {sound.map(({ titleKey, rows }) => (
        <Accordion key={titleKey} title={t('Product.Sound')} open>
          <DefinitionRows rows={rows} />
        </Accordion>
      ))}
      <Accordion title={t('Product.Details')} open={!isWorn}>
        {own.map(({ titleKey, rows }) => (
          <div key={titleKey}>
            <Heading level={2} size="body" className="strong">
              {t(titleKey)}
            </Heading>
            <DefinitionRows rows={rows} />
          </div>
        ))}
        {article && !article.startsWith(view.name) ? (
          <p className="small soft">{t('Product.Article', { code: article })}</p>
        ) : null}
      </Accordion>
      {view.takesPrescription ? (
        <Accordion title={t('Product.PrescriptionLenses')}>
          <p>{t('Product.PrescriptionText')}</p>
        </Accordion>
      ) : null}
      {view.services.map(({ title, text }) => (
        <Accordion key={title} title={title}>
          <p>{text}</p>
        </Accordion>
      ))}
      <ServiceLinks />
    </Root>
  );
}
