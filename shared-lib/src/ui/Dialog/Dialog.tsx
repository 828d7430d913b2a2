import { ModalDialog, type ModalDialogProps } from './ModalDialog';

export type DialogProps = Omit<ModalDialogProps, 'side' | 'compactHead'>;

/** A question in the middle of the screen, or from below on small ones. */
export function Dialog(props: DialogProps) {
  return <ModalDialog {...props} side="centre" />;
}
