import type { AccountSection } from '@sightline/shared-lib/contracts';
import { isAccountSectionOffered } from '@sightline/shared-lib/domain/site';
import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Icon, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { useWishes } from '../../account/saved/useWishes';
import { keyPart } from '../../account/words/keyPart';

const Root = styled.ul`
  border-top: 1px solid var(--ink);
  & > li {
    border-bottom: 1px solid var(--line);
  }
  & a {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 16px;
    min-height: 72px;
    padding-block: 12px;
  }
  & a > .index-name {
    font: var(--t1);
  }
  & a > .index-help {
    grid-column: 1;
    color: var(--ink-2);
  }
  & a > .icon {
    grid-area: 1 / 2 / span 2;
  }
  & a:hover > .index-name {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  ${media.md} {
    & a {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr) auto;
    }
    & a > .index-help {
      grid-column: 2;
    }
    & a > .icon {
      grid-area: 1 / 3;
    }
  }
`;

/** Sections that shoppers come back for, in this order. */
const SECTIONS = ['wishlist', 'my-eyewear', 'prescriptions', 'my-stores', 'address-book', 'order-reminder'] as const;

/** The sections of the account as an index of words, each with what is in it (ACC-01). */
export function AccountIndex() {
  const { navigation, site } = useServices();
  const { t } = useTranslation();
  const user = useUser();
  const saved = useWishes().partNumbers.length;
  const helpOf: Readonly<Record<(typeof SECTIONS)[number], string>> = {
    wishlist: saved === 0 ? t('Wishlist.Empty') : t('Account.SavedCount', { count: saved }),
    'my-eyewear': t('Account.Index.My-eyewear'),
    prescriptions: t('Account.Index.Prescriptions'),
    'my-stores': t('Account.Index.My-stores'),
    'address-book': t('Account.AddressCount', { count: user?.details?.contact.length ?? 0 }),
    'order-reminder': t('Account.Index.Order-reminder'),
  };
  const hrefOf = (section: AccountSection) =>
    section === 'wishlist'
      ? navigation.href({ page: 'wishlist' })
      : navigation.href({ page: 'account', params: { section } });
  return (
    <Root>
      {SECTIONS.filter((section) => isAccountSectionOffered(section, site.config)).map((section) => (
        <li key={section}>
          <a href={hrefOf(section)}>
            <span className="index-name">{t(`Account.Nav.${keyPart(section)}`)}</span>
            <span className="index-help">{helpOf[section]}</span>
            <Icon name="arrow" />
          </a>
        </li>
      ))}
    </Root>
  );
}
