import { Fragment, useHydrated, useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, IconButton, SkipLink, VisuallyHidden } from '@sightline/shared-lib/ui';
import { lazy, Suspense, useState } from 'react';

import type { ShellStore } from '../browser/state/shellStore';
import type { PageState } from '../page/pageState';

import { FavouriteEntry } from './FavouriteEntry';
import { useFollowedHead } from './followedHead';
import { BagLink, Bar, BarRow, IconLink, Sections, UtilityBar } from './headerStyle';
import { LatePreviewBar, LateReducedHeader } from './lateChrome';
import { LocaleLink } from './LocaleLink';
import { Logo } from './Logo';
import { useTucked } from './tucked';
import { useAccountLink } from './useAccountLink';

/** Panels that open later come with their own code. */
const MegaMenu = lazy(() => import('./menu/MegaMenu').then((file) => ({ default: file.MegaMenu })));
const MenuDrawer = lazy(() => import('./menu/MenuDrawer').then((file) => ({ default: file.MenuDrawer })));

export interface HeaderProps {
  readonly state: PageState;
  readonly store?: ShellStore;
}

/** Utility bar, sections, search, account, saved and bag; a reduced one where the shopper must not be led away (look, section 8). */
export function Header({ state, store }: HeaderProps) {
  const head = useFollowedHead(state, store);
  return (
    <>
      <SkipLink />
      {state.preview ? <LatePreviewBar preview={state.preview} /> : null}
      {head.chrome === 'reduced' ? (
        <LateReducedHeader site={state.site} back={head.back} />
      ) : (
        <FullHeader state={state} section={head.section} />
      )}
    </>
  );
}

type Panel = 'none' | 'menu' | 'search' | `section:${string}`;

function FullHeader({ state, section }: { readonly state: PageState; readonly section: string | undefined }) {
  const { navigation } = useServices();
  const { t } = useTranslation();
  const account = useAccountLink();
  const hydrated = useHydrated();
  const [panel, setPanel] = useState<Panel>('none');
  const tucked = useTucked(panel === 'none');
  const { chrome, site } = state;
  const close = () => setPanel('none');
  const toggle = (next: Panel) => setPanel((now) => (now === next ? 'none' : next));
  const searchable = site.config.isProductSearchEnabled;

  return (
    <>
      <UtilityBar>
        <p>{chrome.promise}</p>
        <ul>
          <FavouriteEntry />
          {chrome.utilityLinks.map((link) => (
            <li key={link.href}>
              <a href={navigation.localise(link.href)}>{link.label}</a>
            </li>
          ))}
          <li>
            <LocaleLink site={site} />
          </li>
        </ul>
      </UtilityBar>
      <Bar data-tucked={tucked ? '' : undefined}>
        <BarRow>
          <IconButton
            className="menu-button"
            icon="menu"
            label={t('Shell.Menu')}
            aria-expanded={panel === 'menu'}
            onClick={() => setPanel('menu')}
          />
          <Logo href={navigation.localise('/')} />
          <Sections aria-label={t('Shell.Sections')}>
            <ul>
              {chrome.sections.map((entry) => {
                const name: Panel = `section:${entry.href}`;
                const current = section === entry.href ? 'page' : undefined;
                return (
                  <li key={entry.href}>
                    {hydrated && entry.categoryId ? (
                      <>
                        <button
                          type="button"
                          aria-expanded={panel === name}
                          aria-current={current}
                          onClick={() => toggle(name)}
                        >
                          {entry.label}
                        </button>
                        {panel === name ? (
                          <Suspense fallback={null}>
                            <MegaMenu sectionHref={entry.href} onClose={close} />
                          </Suspense>
                        ) : null}
                      </>
                    ) : (
                      <a href={navigation.localise(entry.href)} aria-current={current}>
                        {entry.label}
                      </a>
                    )}
                  </li>
                );
              })}
            </ul>
          </Sections>
          <span className="spacer" />
          {searchable && hydrated ? (
            <IconButton
              icon="search"
              label={t('Shell.Search')}
              aria-expanded={panel === 'search'}
              onClick={() => setPanel('search')}
            />
          ) : null}
          {searchable && !hydrated ? (
            <IconLink href={navigation.href({ page: 'search' })} aria-label={t('Shell.Search')}>
              <Icon name="search" />
            </IconLink>
          ) : null}
          <IconLink className="wide" {...account} aria-label={t('Shell.Account')}>
            <Icon name="person" />
          </IconLink>
          <IconLink className="wide" href={navigation.href({ page: 'wishlist' })} aria-label={t('Shell.Saved')}>
            <Icon name="heart" />
          </IconLink>
          <BagLink href={navigation.href({ page: 'cart' })}>
            <VisuallyHidden>{t('Shell.Bag')}</VisuallyHidden>
            <Icon name="bag" />
            <Fragment name="cart.badge" props={{ label: t('Shell.Bag') }} />
          </BagLink>
        </BarRow>
      </Bar>
      <Suspense fallback={null}>
        {panel === 'menu' ? <MenuDrawer state={state} onClose={close} onSearch={() => setPanel('search')} /> : null}
      </Suspense>
      {panel === 'search' ? <Fragment name="search.drawer" props={{ onClose: close }} /> : null}
    </>
  );
}
