import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { ProgressLine } from '@sightline/shared-lib/ui';
import { useEffect, useRef } from 'react';

import { columnsOf } from './menuColumns';
import { MenuColumns } from './MenuColumns';
import { MenuFeature } from './MenuFeature';
import { MenuServices } from './MenuServices';
import { MenuPanel } from './menuStyle';
import { useSectionMenu } from './useSectionMenu';

interface MegaMenuProps {
  /** Locale-less address of the section whose menu is open. */
  readonly sectionHref: string;
  readonly onClose: () => void;
}

/** The columns of one section and one picture; a disclosure that stands beside its button, closed by Escape and by leaving both (look, section 8). */
export function MegaMenu({ sectionHref, onClose }: MegaMenuProps) {
  const { site, navigation } = useServices();
  const { t } = useTranslation();
  const section = useSectionMenu(sectionHref, onClose);
  const panel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const opener = document.activeElement;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      onClose();
      if (opener instanceof HTMLElement) opener.focus();
    };
    const onPointer = (event: PointerEvent) => {
      const inside = event.target instanceof Node && panel.current?.closest('header')?.contains(event.target);
      if (!inside) onClose();
    };
    // Left open, it would lie over whatever has the focus next.
    const onFocus = ({ target }: FocusEvent) => {
      const own = panel.current?.parentElement;
      if (target instanceof Node && own && !own.contains(target)) onClose();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('focusin', onFocus);
    };
  }, [onClose]);

  const content = section ? columnsOf(section, site.config) : null;
  return (
    <MenuPanel
      ref={panel}
      onClick={(event) => event.target instanceof Element && event.target.closest('a') && onClose()}
    >
      {content ? null : <ProgressLine label={t('Shell.Loading')} />}
      <div className="columns">
        {section && content && !content.leadsToAll ? (
          <a className="all" href={navigation.localise(section.href)}>
            {t('Shell.AllOf', { section: section.label })}
          </a>
        ) : null}
        {content ? <MenuColumns columns={content.columns} sectionHref={sectionHref} /> : null}
        {content?.feature ? <MenuFeature key={content.feature.productId} {...content.feature} /> : null}
      </div>
      {content ? <MenuServices services={content.services} /> : null}
    </MenuPanel>
  );
}
