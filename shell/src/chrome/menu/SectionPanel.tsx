import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Icon, ProgressLine } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import type { ChromeSection } from '../chromeContent';

import { columnsOf } from './menuColumns';
import { MenuColumns } from './MenuColumns';
import { MenuServices } from './MenuServices';
import { SectionBody } from './menuDrawerStyle';
import { useSectionMenu } from './useSectionMenu';

interface SectionPanelProps {
  readonly section: ChromeSection;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** The second level of the menu drawer: all of one section, in one column (look, section 8). */
export function SectionPanel({ section, onBack, onClose }: SectionPanelProps) {
  const { site, navigation } = useServices();
  const { t } = useTranslation();
  const menu = useSectionMenu(section.href, onClose);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The drawer may have been scrolled: a level begins at its top.
    const scrolled = panel.current?.parentElement;
    if (scrolled) scrolled.scrollTop = 0;
  }, []);
  const content = menu ? columnsOf(menu, site.config) : null;
  return (
    <SectionBody
      ref={panel}
      aria-label={section.label}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
    >
      <button type="button" className="back" onClick={onBack}>
        <Icon name="chevronLeft" />
        {t('Shell.Menu')}
      </button>
      {content ? null : <ProgressLine label={t('Shell.Loading')} />}
      {content?.leadsToAll ? null : (
        <a className="all" href={navigation.localise(section.href)}>
          {t('Shell.AllOf', { section: section.label })}
        </a>
      )}
      {content ? <MenuColumns columns={content.columns} sectionHref={section.href} /> : null}
      {content ? <MenuServices services={content.services} /> : null}
    </SectionBody>
  );
}
