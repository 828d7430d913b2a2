import { ModalDialog, type DialogSide, type ModalDialogProps } from './ModalDialog';

export interface DrawerProps extends Omit<ModalDialogProps, 'side'> {
  /** The edge it lives on; `sheet` is the right edge from 1024 px and comes from below before. */
  readonly side?: Exclude<DialogSide, 'centre'> | undefined;
}

/** A working area from an edge: right 520 px for sign-in, bag and notices, top for search, full width on small screens. */
export function Drawer({ side = 'right', ...rest }: DrawerProps) {
  return <ModalDialog {...rest} side={side} />;
}
