import { useTranslation } from '@sightline/shared-lib/runtime';
import { styled } from 'styled-components';

const Root = styled.p`
  margin-block: 0 20px;
  color: var(--ink-2);
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
