/** What is wrong with a working copy, for its developer's window and page. */
export interface Problem {
  /** Where it was found: while building, by the types, in the catalogues, on the server. */
  readonly where: 'build' | 'types' | 'words' | 'server';
  readonly text: string;
}
