import { useServices, useTranslation, useUser } from '@sightline/shared-lib/runtime';
import { Select, media } from '@sightline/shared-lib/ui';
import { styled } from 'styled-components';

import { shownSections, type LinkedSection, type ShownSection } from './sections';
import { keyPart } from '../../account/words/keyPart';

const Root = styled.nav`
  & > ul {
    display: none;
  }
  ${media.md} {
    padding-top: 20px;
    & > .nav-choice {
      display: none;
    }
    & > ul {
      display: block;
    }
    & a,
    & button {
      display: flex;
      align-items: center;
      min-height: 44px;
      color: var(--ink-2);
    }
    & a:hover,
    & button:hover {
      color: var(--ink);
    }
    & a[aria-current] {
      color: var(--ink);
      font-weight: 600;
    }
    & a[aria-current]::before {
      content: '';
      width: 20px;
      margin-right: 10px;
      border-top: 3px solid var(--sight);
    }
  }
`;

const SIGN_OUT = 'sign-out';

interface AccountNavProps {
  readonly current: ShownSection;
  /** Signing out is offered once somebody is known to be signed in. */
  readonly signedIn: boolean;
}

/** The sections that work; a list from 1024 px, a picker before (look, account). */
export function AccountNav({ current, signedIn }: AccountNavProps) {
  const { navigation, identity, site, reportFailure } = useServices();
  const sections = shownSections(site.config, useUser()?.details ?? null);
  const { t } = useTranslation();
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
  const follow = (value: string) => {
    const section = sections.find((one) => one === value);
    if (section) void navigation.navigate(hrefOf(section));
    else if (value === SIGN_OUT) signOut();
  };
  const options = sections.map((section) => ({
    value: section as string,
    label: t(`Account.Nav.${keyPart(section)}`),
  }));
  return (
    <Root aria-label={t('Account.Nav')}>
      <div className="nav-choice">
        <Select
          label={t('Account.Nav')}
          labelHidden
          value={sections.some((section) => section === current) ? current : ''}
          emptyLabel={sections.some((section) => section === current) ? undefined : t('Account.Nav')}
          options={signedIn ? [...options, { value: SIGN_OUT, label: t('Account.SignOut') }] : options}
          onChange={(event) => follow(event.target.value)}
        />
      </div>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={hrefOf(section)} aria-current={section === current ? 'page' : undefined}>
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
