import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';
import { useKitText, type KitMessageKey } from '../text/KitText';

const Root = styled.div`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 12px;
  padding-block: 16px;
  padding-inline: 18px 20px;
  border-inline-start: 3px solid var(--line-2);
  background: var(--surface);
  text-wrap: pretty;
  &[data-tone='bad'] {
    border-color: var(--bad);
    background: var(--bad-soft);
  }
  &[data-tone='warn'] {
    border-color: var(--warn);
    background: var(--warn-soft);
  }
  &[data-tone='good'] {
    border-color: var(--good);
    background: var(--good-soft);
  }
  &[data-tone='bad'] > .icon {
    color: var(--bad);
  }
  &[data-tone='warn'] > .icon {
    color: var(--warn);
  }
  &[data-tone='good'] > .icon {
    color: var(--good);
  }
  & .note-action {
    margin-top: 2px;
  }
  & .note-action:has([data-variant]) {
    margin-top: 12px;
  }
`;

export type NoteTone = 'bad' | 'warn' | 'good' | 'plain';

const signs: Record<NoteTone, IconName> = { bad: 'warning', warn: 'warning', good: 'check', plain: 'info' };
const words: Partial<Record<NoteTone, KitMessageKey>> = { bad: 'Kit.Error', warn: 'Kit.Warning', good: 'Kit.Done' };

export interface NoteProps {
  readonly tone?: NoteTone | undefined;
  readonly title?: ReactNode;
  /** One fact. */
  readonly children?: ReactNode;
  /** One action: a link or a text button. */
  readonly action?: ReactNode;
  /** Speaks when it appears: `alert` for what went wrong now, `status` for news. */
  readonly live?: 'alert' | 'status' | undefined;
  readonly ref?: Ref<HTMLDivElement> | undefined;
  readonly tabIndex?: number | undefined;
  /** Takes the focus when it appears, which reads it; what changes in it afterwards is not spoken. */
  readonly 'aria-live'?: 'off' | undefined;
  readonly id?: string | undefined;
}

/** A fact in its own place: a bar, a sign, words. */
export function Note({ tone = 'plain', title, children, action, live, ...rest }: NoteProps) {
  const text = useKitText();
  const word = words[tone];
  return (
    <Root {...rest} data-tone={tone} role={live}>
      <Icon name={signs[tone]} />
      <div>
        {word ? <span className="vh">{text(word)}: </span> : null}
        {title ? <p className="strong">{title}</p> : null}
        {children ? (
          <div className={title && (tone === 'warn' || tone === 'plain') ? 'soft' : ''}>{children}</div>
        ) : null}
        {action ? <div className="note-action">{action}</div> : null}
      </div>
    </Root>
  );
}
