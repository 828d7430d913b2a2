import { useTranslation } from '@sightline/shared-lib/runtime';
import { styled } from 'styled-components';

import { fitKey, fitReason, isRight } from './fitWords';
import type { SizeAdvice } from './useSizeAdvisor';

const Root = styled.p`
  font: var(--small);
  color: var(--ink-2);
  &[data-right] {
    color: var(--good);
  }
  & > .strong {
    color: inherit;
  }
`;

/** The advisor's word about one size, and why. */
export function FitLine({ advice }: { readonly advice: SizeAdvice }) {
  const { t } = useTranslation();
  const { fit, mm, right, way } = advice;
  return (
    <Root data-right={isRight(fit) ? '' : undefined}>
      <span className="strong">{t(fitKey(fit))}</span>: {fitReason(mm, right, way, t)}
    </Root>
  );
}
