import { toggleFacet } from '@sightline/shared-lib/domain/listing';
import { sizeOfWidth } from '@sightline/shared-lib/domain/product';
import type { ListingState } from '@sightline/shared-lib/domain/listing';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button } from '@sightline/shared-lib/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { openedLater } from '../../loading/openedLater';
import { rightWidth } from './ownFit';
import type { OwnFit } from './ownFit';
import { useSizeAdvisor } from './useSizeAdvisor';
import type { AdvisedSize } from './useSizeAdvisor';

const SizeAdvisorDrawer = openedLater(() => import('./SizeAdvisorDrawer'));

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 16px;
  padding-bottom: 4px;
  font: var(--small);
  color: var(--good);
  & > button {
    min-height: 32px;
    font: inherit;
    color: var(--ink);
  }
`;

/** A list speaks of no product in particular. */
const NO_PRODUCT: readonly AdvisedSize[] = [];

interface OwnSizeProps {
  readonly state: ListingState;
  readonly onChoose: (state: ListingState) => void;
}

/** The shopper's own size above the sizes of a list, and the advisor who finds it (ADV-01). */
export function OwnSize({ state, onChoose }: OwnSizeProps) {
  const { t } = useTranslation();
  const [advising, setAdvising] = useState(false);
  const advisor = useSizeAdvisor(NO_PRODUCT);
  if (!advisor.isEnabled) return null;
  const letterOf = (fit: OwnFit) => sizeOfWidth(rightWidth(fit));
  const narrow = (fit: OwnFit) => {
    const letter = letterOf(fit);
    if (!state.facets['FRAME_SIZE']?.includes(letter)) onChoose(toggleFacet(state, 'FRAME_SIZE', letter));
  };
  return (
    <Root>
      {advisor.shown && advisor.fit ? <span>{t('Size.Yours', { letter: letterOf(advisor.fit) })}</span> : null}
      <Button variant="text" aria-haspopup="dialog" onClick={() => setAdvising(true)}>
        {t('Size.Advisor')}
      </Button>
      {advising ? (
        <SizeAdvisorDrawer sizes={NO_PRODUCT} advisor={advisor} onUse={narrow} onClose={() => setAdvising(false)} />
      ) : null}
    </Root>
  );
}
