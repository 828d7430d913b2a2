import type { ThemeMode } from '@sightline/shared-lib/contracts';
import { useServices, useTranslation } from '@sightline/shared-lib/runtime';
import { Segmented } from '@sightline/shared-lib/ui';
import { useId, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

/** Light, dark, or as the device: the one switch of it, in the menu of small screens and in the footer (SITE-10). */
export function AppearanceSwitch() {
  const { theme } = useServices();
  const { t } = useTranslation();
  const mode = useSyncExternalStore<ThemeMode>(
    (listener) => theme.subscribe(listener),
    () => theme.mode,
    () => 'light',
  );
  // Two of them may stand in one document: each is a group of its own.
  const name = useId();
  return (
    <Root>
      <span aria-hidden="true">{t('Shell.Appearance')}</span>
      <Segmented
        label={t('Shell.Appearance')}
        name={name}
        value={mode}
        options={[
          { value: 'light', label: t('Shell.Theme.Light') },
          { value: 'dark', label: t('Shell.Theme.Dark') },
          { value: 'auto', label: t('Shell.Theme.Auto') },
        ]}
        onChange={(event) => theme.set(event.target.value as ThemeMode)}
      />
    </Root>
  );
}
