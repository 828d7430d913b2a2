import { useTranslation } from '@sightline/shared-lib/runtime';
import { styled } from 'styled-components';

/** In the head of the list, right below the field. */
const Root = styled.p`
  flex: 0 0 100%;
  color: var(--ink-2);
  && {
    grid-area: auto / 1 / auto / -1;
  }
`;

export interface SaidProps {
  /** What was typed where the title says other words; empty elsewhere. */
  readonly typed: string;
  /** Words that the products below do not have. */
  readonly leftOut: readonly string[];
}

/** What of the words the products below were found by. */
export function Said({ typed, leftOut }: SaidProps) {
  const { t } = useTranslation();
  return (
    <>
      {typed === '' ? null : <Root>{t('Search.Typed', { term: typed })}</Root>}
      {leftOut.length > 0 ? <Root>{t('Search.LeftOut', { words: leftOut.join(' ') })}</Root> : null}
    </>
  );
}
