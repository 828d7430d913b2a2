import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Icon, media } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { shownSections, type LinkedSection, type ShownSection } from './sections';
import { keyPart } from '../../account/words/keyPart';

const Root = styled.nav`
  & > .nav-choice {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: 48px;
    padding: 0 14px;
    border: 1px solid var(--line-2);
    border-radius: var(--radius);
    background: var(--surface);
  }
  & > ul:not([data-open]) {
    display: none;
  }
  & > ul a,
  & > ul button {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink-2);
  }
  & > ul a:hover,
  & > ul button:hover {
    color: var(--ink);
  }
  & a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  & a[aria-current]::before {
    content: '';
    width: 20px;
    margin-inline-end: 10px;
    border-top: 3px solid var(--sight);
  }
  ${media.md} {
    padding-top: 20px;
    & > .nav-choice {
      display: none;
    }
    & > ul:not([data-open]) {
      display: block;
    }
  }
`;

interface AccountNavProps {
  readonly current: ShownSection;
  /** Signing out is offered once somebody is known to be signed in. */
  readonly signedIn: boolean;
}

/** The sections that work; a list from 1024 px, one that opens in place before: choosing alone leads nobody away (WCAG 3.2.2). */
export function AccountNav({ current, signedIn }: AccountNavProps) {
  const { navigation, identity, site, reportFailure } = useServices();
  const sections = shownSections(site.config, useUser()?.details ?? null);
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const hrefOf = (section: LinkedSection) =>
    section === 'wishlist'
      ? navigation.href({ page: 'wishlist' })
      : navigation.href({ page: 'account', params: section === 'dashboard' ? {} : { section } });
  const signOut = () => {
    identity
      .signOut()
      .then(() => navigation.navigate(navigation.href({ page: 'home' })))
      .catch(reportFailure);
  };
  const shown = sections.find((section) => section === current);
  return (
    <Root aria-label={t('Account.Nav')}>
      <button className="nav-choice" type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {shown ? t(`Account.Nav.${keyPart(shown)}`) : t('Account.Nav')}
        <Icon name={open ? 'chevronUp' : 'chevronDown'} size={16} />
      </button>
      <ul data-open={open ? '' : undefined}>
        {sections.map((section) => (
          <li key={section}>
            <a
              href={hrefOf(section)}
              aria-current={section === current ? 'page' : undefined}
              onClick={() => setOpen(false)}
            >
              {t(`Account.Nav.${keyPart(section)}`)}
            </a>
          </li>
        ))}
        {signedIn ? (
          <li>
            <button type="button" onClick={signOut}>
              {t('Account.SignOut')}
            </button>
          </li>
        ) : null}
      </ul>
    </Root>
  );
}
