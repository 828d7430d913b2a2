import type { TextKey } from '@sightline/shared-lib/contracts';
import { labelled } from '@sightline/shared-lib/domain/typography';
import { useTranslation } from '@sightline/shared-lib/runtime';
import { Button, Heading, Row } from '@sightline/shared-lib/ui';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Things that are kept for next time, one below the other. */
export const KeptList = styled.ul`
  border-top: 1px solid var(--line);
  & > li {
    display: grid;
    gap: 4px;
    padding-block: 20px;
    border-bottom: 1px solid var(--line);
  }
  & address {
    font-style: normal;
  }
`;

/** Below the name, of which it is no part. */
const Mark = styled.span`
  display: block;
`;

const focus = (element: HTMLElement | null) => element?.focus();

interface KeptEntryProps {
  readonly name: string;
  /** Says of the default one that it is; null for the others. */
  readonly defaultMark?: string | null;
  /** Where it leads, before what can be done to it. */
  readonly way?: ReactNode;
  readonly onEdit?: () => void;
  /** What cannot be removed has no way to. */
  readonly onRemove?: () => void;
  readonly onDefault?: () => void;
  /** Words of it, which go with what it is. */
  readonly makeDefault?: TextKey;
  /** It has just been made the default one: where it stands now, its name has the focus and says so, since what was pressed is gone. */
  readonly takesFocus?: boolean;
  readonly children: ReactNode;
}

/** One kept thing with what can be done to it; removing asks first, in its place, and the focus stays there (ACC-02, ACC-04). */
export function KeptEntry({
  name,
  defaultMark = null,
  way,
  onEdit,
  onRemove,
  onDefault,
  makeDefault = 'Address.MakeDefault',
  takesFocus = false,
  children,
}: KeptEntryProps) {
  const { t, tag } = useTranslation();
  const [question, setQuestion] = useState<'none' | 'open' | 'declined'>('none');
  const action = (key: TextKey, run: () => void) => (
    <Button variant="text" aria-label={labelled(t(key), name, tag)} onClick={run}>
      {t(key)}
    </Button>
  );
  return (
    <li>
      <Heading level={2} size="t2" tabIndex={-1} ref={takesFocus ? focus : undefined}>
        {name}
        {defaultMark === null ? null : (
          <>
            <span className="vh"> · </span>
            <Mark className="small soft">{defaultMark}</Mark>
          </>
        )}
      </Heading>
      {children}
      {question === 'open' ? (
        <Row>
          <span>{t('Address.RemoveSure', { name })}</span>
          <Button variant="text" onClick={onRemove}>
            {t('Address.RemoveYes')}
          </Button>
          <Button variant="text" ref={focus} onClick={() => setQuestion('declined')}>
            {t('Address.RemoveNo')}
          </Button>
        </Row>
      ) : (
        <Row>
          {way}
          {onEdit ? action('Address.Edit', onEdit) : null}
          {onDefault && defaultMark === null ? action(makeDefault, onDefault) : null}
          {onRemove ? (
            <Button
              variant="text"
              ref={question === 'declined' ? focus : undefined}
              aria-label={labelled(t('Address.Remove'), name, tag)}
              onClick={() => setQuestion('open')}
            >
              {t('Address.Remove')}
            </Button>
          ) : null}
        </Row>
      )}
    </li>
  );
}
