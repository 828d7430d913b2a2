/** Largest prescription file in megabytes (contract section 30). */
export const LARGEST_FILE_MB = 10;

/** Most pages of a document. */
export const MOST_PAGES = 20;

/** Error key of a file that is of a kind that is taken, and still not kept; its first parameter is the reason. */
export const FILE_REFUSED = 'RX_FILE_REFUSED';

/** Why a prescription file is not kept although it is of a kind that is taken (RX-03). */
export type FileRefusal =
  /** Apple's photo format, which not every optician can open. */
  | 'heic'
  /** Cut off, or not what it begins as. */
  | 'damaged'
  /** Something else stands inside or behind the document. */
  | 'mixed'
  | 'too-many-pixels'
  | 'too-many-pages'
  /** Asks for a password. */
  | 'locked'
  /** A document that does something when it is opened. */
  | 'active'
  | 'attachment'
  /** A form to be filled in: what it says is not certain. */
  | 'form'
  /** Takes more time or memory to read than a prescription does. */
  | 'too-complex';
