/**
 * Why a picture is not drawn: it is packed in a way that is not read, its colours or values are of a kind that is not known, it ends too
 * soon, what it holds contradicts itself, it has no pixels, or its file does not come.
 */
export type Reason = 'packing' | 'kind' | 'cut' | 'broken' | 'empty' | 'away';

/** A picture that is not drawn rather than drawn wrong. */
export class NotDrawn extends Error {
  readonly reason: Reason;
  constructor(reason: Reason, detail = '') {
    super(`not drawn: ${reason} ${detail}`.trim());
    this.reason = reason;
  }
}

/** What anything that went wrong with a picture means to who looks at it. */
export const reasonOf = (error: unknown): Reason =>
  error instanceof NotDrawn ? error.reason : error instanceof RangeError ? 'cut' : 'broken';
