import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { memo, type Ref } from 'react';

interface ConfiguratorHeaderProps {
  /** Name of the frame; empty before it is known. */
  readonly name: string;
  /** Lenses that are in the bag are changed. */
  readonly isFromBag: boolean;
  readonly heading: Ref<HTMLHeadingElement>;
  readonly onLeave: () => void;
}

/** What the screen is about, and the way back to the frame, or to the bag. */
export const ConfiguratorHeader = memo(function ConfiguratorHeader({
  name,
  isFromBag,
  heading,
  onLeave,
}: ConfiguratorHeaderProps) {
  const { site } = useServices();
  const { t } = useTranslation();
  return (
    <header>
      <h2 id="lenses-title" ref={heading} tabIndex={-1} className="vh">
        {t('Lenses.Title', { name })}
      </h2>
      <span className="logo" aria-hidden="true">
        Sightline
      </span>
      <div className="ways">
        <Button variant="text" onClick={onLeave}>
          {isFromBag ? t('Lenses.BackToBag') : name ? t('Lenses.Back', { name }) : t('Lenses.BackPlain')}
        </Button>
        <span className="help">{t('Lenses.Help', { phone: site.config.servicePhone })}</span>
      </div>
    </header>
  );
});
