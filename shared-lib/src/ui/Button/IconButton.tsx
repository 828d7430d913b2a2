import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../Icon/Icon';

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: 44px;
  height: 44px;
  &[aria-pressed='true'] .icon {
    fill: var(--sight);
    stroke: var(--sight);
  }
  &[aria-disabled='true'] {
    color: var(--line-2);
    cursor: not-allowed;
    @media (forced-colors: active) {
      color: GrayText;
    }
  }
  & .tip {
    position: absolute;
    z-index: 2;
    top: 100%;
    inset-inline-end: 0;
    padding: 4px 8px;
    background: var(--ink);
    color: var(--on-ink);
    font: var(--small);
    white-space: nowrap;
    forced-color-adjust: none;
    visibility: hidden;
  }
  &:hover .tip,
  &:focus-visible .tip {
    visibility: visible;
  }
  /* A finger does not leave what it has pressed. */
  @media (pointer: coarse) {
    &:not(:focus-visible) .tip {
      visibility: hidden;
    }
  }
  /* The shell says so after Escape. */
  [data-tips='away'] & .tip {
    visibility: hidden;
  }
`;

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** Its name, also shown as a tip on hover and focus. */
  readonly label: string;
  /** A toggle, such as the heart. */
  readonly pressed?: boolean | undefined;
}

/** A 44 px sign with a name. */
export function IconButton({ icon, label, pressed, type = 'button', ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} aria-pressed={pressed}>
      <Icon name={icon} />
      <span className="tip" aria-hidden="true">
        {label}
      </span>
    </Root>
  );
}
