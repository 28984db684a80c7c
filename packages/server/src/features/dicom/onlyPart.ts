import { Transform } from 'node:stream';

const headMost = 8192;
const headEnd = Buffer.from('\r\n\r\n');

/** The bytes of the only part of a multipart answer of a content type, as they come. Errors: of what is no such answer. */
export function onlyPart(contentType: string): Transform {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const mark = Buffer.from(`\r\n--${quoted ?? plain ?? ''}`);
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
