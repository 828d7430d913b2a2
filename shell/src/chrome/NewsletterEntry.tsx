import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.div`
  & h2 {
    font: var(--t1);
    letter-spacing: -0.012em;
  }
  & p {
    margin-block: 8px 12px;
    font: var(--small);
    color: var(--ink-2);
  }
`;

interface NewsletterEntryProps {
  readonly title: string;
  readonly text: string;
}

/** The way to the newsletter: a drawer over the page, without script a page (SITE-11). */
export function NewsletterEntry({ title, text }: NewsletterEntryProps) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Root>
      <h2>{title || t('Shell.Newsletter.Title')}</h2>
      <p>{text}</p>
      <ButtonLink variant="outlined" href={navigation.href({ page: 'newsletter' })}>
        {t('Shell.Newsletter.SignUp')}
      </ButtonLink>
    </Root>
  );
}
