/** A letter as people read it. */
export interface ComposedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** A letter on its way. */
export interface Message extends ComposedLetter {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
}
