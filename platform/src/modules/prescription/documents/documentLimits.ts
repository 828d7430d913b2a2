/** What reading one document may cost. */
export const DOCUMENT_LIMITS = {
  /** Pixels of a picture before it is decoded: more than any phone's camera takes. */
  pixels: 110_000_000,
  /** Longest side of the picture that is kept: the print of a prescription stays sharp. */
  keptSide: 3600,
  /** Objects of a PDF, and levels that one draws inside another. */
  objects: 20_000,
  depth: 12,
  /** Filters of one stream, and bytes that all streams of a PDF unpack to. */
  filters: 3,
  unpackedBytes: 160 * 1024 * 1024,
  /** A process that takes longer, or holds more, is ended. */
  milliseconds: 12_000,
  residentBytes: 900 * 1024 * 1024,
  heapMegabytes: 320,
  /** Documents that wait for a process: each holds its bytes meanwhile. */
  waiting: 12,
} as const;
