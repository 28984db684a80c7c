import { Transform } from 'node:stream';
import { boundaryOf, headEnd, headMost } from './onlyPart.ts';

const place = /^content-location:/i;

/** A multipart answer of a content type as it comes, without the addresses that the heads of its parts tell. Errors: of what is no such answer. */
export function withoutPlaces(contentType: string): Transform {
  const mark = Buffer.from(`\r\n--${boundaryOf(contentType)}`);
  // the first mark stands at the very beginning: as if a line had ended before it
  let held = Buffer.from('\r\n');
  let isFirst = true;
  let inHead = false;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      held = Buffer.concat([held, chunk]);
      for (;;) {
        if (inHead) {
          const end = held.indexOf(headEnd);
          const isLast = held.subarray(0, 2).toString('latin1') === '--';
          if (isLast || end < 0) return done(held.length > headMost && !isLast ? noHead() : null);
          const lines = held.subarray(0, end).toString('latin1').split('\r\n');
          this.push(Buffer.from(lines.filter((line) => !place.test(line)).join('\r\n'), 'latin1'));
          this.push(headEnd);
          held = held.subarray(end + headEnd.length);
          inHead = false;
        }
        const at = held.indexOf(mark);
        const ready = at < 0 ? held.length - mark.length : at + mark.length;
        if (ready > 0) this.push(held.subarray(isFirst ? 2 : 0, ready));
        if (ready > 0) held = held.subarray(ready);
        isFirst &&= ready <= 0;
        if (at < 0) return done();
        inHead = true;
      }
    },
    flush(done) {
      this.push(isFirst ? held.subarray(2) : held);
      done();
    },
  });
}

const noHead = () => new Error('a part without a head');
