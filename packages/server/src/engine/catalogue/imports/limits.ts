/** What a file may hold at most, so that no file takes the memory of the server. */
export const importLimits = {
  rows: 200_000,
  columns: 200,
  /** Bytes that a workbook may unpack to. */
  unpacked: 256 * 1024 * 1024,
  /** Parts of a workbook; an office writes some dozen. */
  parts: 2000,
  /** How many times its packed size a part may unpack to, once it is larger than `ratioFrom` bytes: sheets of equal lines reach some 100. */
  ratio: 400,
  ratioFrom: 16 * 1024 * 1024,
  /** Elements inside each other; a sheet has some ten. */
  depth: 64,
  /** Characters of a cell; what is longer is cut, and no field takes as much. */
  cell: 10_000,
  /** Time that the reading of a file may take. */
  readMs: 120_000,
  /** Memory of the process that reads, in MB. */
  readerMemory: 900,
} as const;
