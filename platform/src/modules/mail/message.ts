/** A file that comes with a letter. */
export interface LetterFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: string;
}

/** A letter as people read it. */
export interface ComposedLetter {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly files: readonly LetterFile[];
}

/** A letter on its way. */
export interface Message extends ComposedLetter {
  readonly messageId: string;
  readonly from: string;
  readonly to: string;
}
