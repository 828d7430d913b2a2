import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ButtonLink, OrLine } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Others = styled.div`
  display: grid;
  gap: 12px;
  margin-top: 24px;
  && {
    max-width: 424px;
  }
`;

/** Ways to sign in with a provider, where the shop has any; each leads to the provider and then to `next` (AUTH-07). */
export function ProviderLinks({ next }: { readonly next: string | null }) {
  const { site } = useServices();
  const { t } = useTranslation();
  const { signInProviders: providers } = site.config;
  if (providers.length === 0) return null;
  const query = new URLSearchParams({ locale: site.locale, ...(next ? { next } : {}) });
  return (
    <Others>
      <OrLine>{t('SignIn.Provider.Or')}</OrLine>
      {providers.map(({ id, name }) => (
        <ButtonLink key={id} wide variant="outlined" href={`/sign-in-with/${id}?${query}`} data-document="">
          {t('SignIn.Provider.With', { provider: name })}
        </ButtonLink>
      ))}
    </Others>
  );
}
