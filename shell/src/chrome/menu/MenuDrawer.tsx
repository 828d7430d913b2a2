import { Fragment, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Drawer, Icon, type IconName } from '@sightline/shared-lib/ui';
import { useEffect, useRef, useState, type MouseEvent } from 'react';

import type { PageState } from '../../page/pageState';
import { AppearanceSwitch } from '../AppearanceSwitch';
import type { ChromeSection } from '../chromeContent';
import { LocaleLink } from '../LocaleLink';
import { useAccountLink } from '../useAccountLink';

import { DrawerBody, PanelTitleText, SearchButton } from './menuDrawerStyle';
import { SectionPanel } from './SectionPanel';

interface MenuDrawerProps {
  readonly state: PageState;
  readonly onClose: () => void;
  readonly onSearch: () => void;
}

interface Way {
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly onClick?: (event: MouseEvent) => void;
}

/** Everything of the header in one drawer, for screens without room for the sections, one level a panel: Escape leaves the level, then the drawer (SITE-11). */
export function MenuDrawer({ state, onClose, onSearch }: MenuDrawerProps) {
  const { navigation } = useServices();
  const account = useAccountLink();
  const { t } = useTranslation();
  const [section, setSection] = useState<ChromeSection | null>(null);
  const opener = useRef<HTMLElement>(null);
  const { config } = state.site;
  useEffect(() => {
    if (!section) opener.current?.focus();
  }, [section]);

  const ways: Way[] = [
    ...(config.isStoreLocatorEnabled
      ? [{ icon: 'pin', label: t('Shell.FindStore'), href: navigation.href({ page: 'store-locator' }) } as const]
      : []),
    { icon: 'person', label: t('Shell.SignInOrRegister'), ...account },
    { icon: 'heart', label: t('Shell.Saved'), href: navigation.href({ page: 'wishlist' }) },
    { icon: 'info', label: t('Shell.HelpAndContact'), href: navigation.href({ page: 'contact' }) },
  ];
  return (
    <Drawer
      open
      side="left"
      title={section ? <PanelTitle key={section.href} title={section.label} /> : t('Shell.Menu')}
      compactHead
      onDismiss={(reason) => (section && reason === 'escape' ? setSection(null) : onClose())}
    >
      {section ? <SectionPanel section={section} onBack={() => setSection(null)} onClose={onClose} /> : null}
      <div hidden={section !== null}>
        {config.isProductSearchEnabled ? (
          <SearchButton type="button" onClick={onSearch}>
            <Icon name="search" />
            {t('Shell.SearchHint')}
          </SearchButton>
        ) : null}
        <DrawerBody
          aria-label={t('Shell.Menu')}
          onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
        >
          <ul className="sections">
            {state.chrome.sections.map((entry) => (
              <li key={entry.href}>
                {entry.categoryId ? (
                  <button
                    type="button"
                    onClick={(event) => {
                      opener.current = event.currentTarget;
                      setSection(entry);
                    }}
                  >
                    {entry.label}
                    <Icon name="chevronRight" />
                  </button>
                ) : (
                  <a href={navigation.localise(entry.href)}>{entry.label}</a>
                )}
              </li>
            ))}
          </ul>
          <ul className="ways">
            {ways.map(({ icon, label, ...link }) => (
              <li key={link.href}>
                <a {...link}>
                  <Icon name={icon} />
                  {label}
                </a>
              </li>
            ))}
          </ul>
          <Fragment name="stores.favourite" props={{}} />
          <div className="settings">
            <LocaleLink site={state.site} />
            <AppearanceSwitch />
          </div>
        </DrawerBody>
      </div>
    </Drawer>
  );
}

/** The name of the panel that has come: focus goes there, as it does to the title of a drawer that opens. */
function PanelTitle({ title }: { readonly title: string }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <PanelTitleText ref={place} tabIndex={-1}>
      {title}
    </PanelTitleText>
  );
}
