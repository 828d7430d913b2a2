import type { ThemeMode } from '@sightline/shared-lib/contracts';
import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer, Icon, Segmented, type IconName } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import type { PageState } from '../../page/pageState';
import { LocaleLink } from '../LocaleLink';

const Body = styled.nav`
  & .sections a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 60px;
    font: var(--t1);
    letter-spacing: -0.012em;
    border-bottom: 1px solid var(--line);
  }
  & .ways {
    margin-top: 24px;
  }
  & .ways a {
    display: flex;
    align-items: center;
    gap: 14px;
    min-height: 48px;
  }
  & .settings {
    display: grid;
    gap: 12px;
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid var(--line);
  }
  & .settings > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
  }
`;

const SearchButton = styled.button`
  display: flex;
  align-items: center;
  gap: 12px;
  width: 100%;
  min-height: 48px;
  margin-bottom: 8px;
  padding: 0 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink-3);
`;

interface MenuDrawerProps {
  readonly state: PageState;
  readonly onClose: () => void;
  readonly onSearch: () => void;
}

interface Way {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
}

/** Everything of the header in one drawer, for screens below 1024 px (SITE-11). */
export function MenuDrawer({ state, onClose, onSearch }: MenuDrawerProps) {
  const { navigation, theme } = useServices();
  const { t } = useTranslation();
  const [mode, setMode] = useState<ThemeMode>(theme.mode);
  const { config } = state.site;
  const ways: Way[] = [
    ...(config.isStoreLocatorEnabled
      ? [{ icon: 'pin', label: t('Shell.FindStore'), href: navigation.href({ page: 'store-locator' }) } as const]
      : []),
    { icon: 'person', label: t('Shell.SignInOrRegister'), href: navigation.href({ page: 'account' }) },
    { icon: 'heart', label: t('Shell.Saved'), href: navigation.href({ page: 'wishlist' }) },
    { icon: 'info', label: t('Shell.HelpAndContact'), href: navigation.href({ page: 'contact' }) },
  ];
  return (
    <Drawer open side="left" title={t('Shell.Menu')} compactHead onDismiss={onClose}>
      {config.isProductSearchEnabled ? (
        <SearchButton type="button" onClick={onSearch}>
          <Icon name="search" />
          {t('Shell.SearchHint')}
        </SearchButton>
      ) : null}
      <Body
        aria-label={t('Shell.Menu')}
        onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
      >
        <ul className="sections">
          {state.chrome.sections.map((section) => (
            <li key={section.href}>
              <a href={navigation.localise(section.href)}>
                {section.label}
                <Icon name="chevronRight" />
              </a>
            </li>
          ))}
        </ul>
        <ul className="ways">
          {ways.map((way) => (
            <li key={way.href}>
              <a href={way.href}>
                <Icon name={way.icon} />
                {way.label}
              </a>
            </li>
          ))}
        </ul>
        <Fragment name="stores.favourite" props={{}} />
        <div className="settings">
          <LocaleLink site={state.site} />
          <div>
            <span id="appearance">{t('Shell.Appearance')}</span>
            <Segmented
              label={t('Shell.Appearance')}
              name="theme"
              value={mode}
              options={[
                { value: 'light', label: t('Shell.Theme.Light') },
                { value: 'dark', label: t('Shell.Theme.Dark') },
                { value: 'auto', label: t('Shell.Theme.Auto') },
              ]}
              onChange={(event) => {
                const next = event.target.value as ThemeMode;
                theme.set(next);
                setMode(next);
              }}
            />
          </div>
        </div>
      </Body>
    </Drawer>
  );
}
