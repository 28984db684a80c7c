import { Transform } from 'node:stream';

/** The bytes in which the head of a part ends at the latest, and with what. */
export const headMost = 8192;
export const headEnd = Buffer.from('\r\n\r\n');

/** The boundary that a content type names. */
export function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  return quoted ?? plain ?? '';
}

/** The bytes of the only part of a multipart answer of a content type, as they come. Errors: of what is no such answer. */
export function onlyPart(contentType: string): Transform {
  const mark = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  const tail = mark.length + 64;
  let held = Buffer.alloc(0);
  let begun = false;
  return new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      held = Buffer.concat([held, chunk]);
      if (!begun) {
        const at = held.indexOf(headEnd);
        if (at < 0) return done(held.length > headMost ? new Error('a part without a head') : null);
        begun = true;
        held = held.subarray(at + headEnd.length);
      }
      if (held.length <= tail) return done();
      const ready = held.subarray(0, held.length - tail);
      held = held.subarray(held.length - tail);
      done(null, ready);
    },
    flush: (done) => {
      const end = held.lastIndexOf(mark);
      if (!begun || end < 0) return done(new Error('a part without an end'));
      done(null, held.subarray(0, end));
    },
  });
}
