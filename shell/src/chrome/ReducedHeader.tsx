import type { PageHead, SiteContext } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { TextLink, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { Logo } from './Logo';

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: var(--bar);
  padding: 0 var(--margin);
  border-bottom: 1px solid var(--line);
  & .ways {
    display: flex;
    align-items: center;
    gap: 28px;
    font: var(--small);
  }
  & .help {
    display: none;
    color: var(--ink-2);
  }
  ${media.sm} {
    & .help {
      display: inline;
    }
  }
`;

/** Logo, one way back, help: for checkout, prescription, lenses and the hearing check. */
export function ReducedHeader({ site, back }: { readonly site: SiteContext } & Pick<PageHead, 'back'>) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  return (
    <Bar>
      <Logo href={navigation.localise('/')} />
      <div className="ways">
        <TextLink className="reach" href={back ? navigation.localise(back.path) : navigation.href({ page: 'cart' })}>
          {back?.label ?? t('Shell.BackToBag')}
        </TextLink>
        <span className="help">{t('Shell.HelpPhone', { phone: site.config.servicePhone })}</span>
      </div>
    </Bar>
  );
}
