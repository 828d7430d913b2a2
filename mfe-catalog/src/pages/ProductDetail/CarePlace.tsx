import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { media, Section, TextLink } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

const Root = styled.div`
  /* The place of one row of tiles while they are read; without script there is the link alone. */
  &[data-reading] {
    min-height: 480px;
  }
  ${media.md} {
    &[data-reading] {
      min-height: 558px;
    }
  }
  @media (scripting: none) {
    &[data-reading] {
      min-height: 0;
    }
  }
`;

export function AllCare() {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return <TextLink href={navigation.localise('/lens-care')}>{t('Product.AllLensCare')}</TextLink>;
}

/** Where lens care stands while it is read, and when there is none. */
export function CarePlace({ reading }: { readonly reading: boolean }) {
  const { t } = useTranslation();
  return (
    <Root data-reading={reading ? '' : undefined}>
      <Section title={t('Product.LensCare')} action={<AllCare />} />
    </Root>
  );
}
