// The process that reads an uploaded file; readSheet.ts starts and ends it. It bundles to dist/sheetReader.mjs. A file that takes all
// the memory or never ends takes this process with it, and nothing else.
import { readFile } from 'node:fs/promises';
import { DomainError } from '../../errors.ts';
import { readBytes } from './readBytes.ts';
import type { Reading } from './readSheet.ts';

/** Sends something and waits until it was taken, so that lines do not pile up between the two. */
function send(message: Reading): Promise<void> {
  return new Promise((resolve) => {
    process.once('message', () => resolve());
    process.send?.(message);
  });
}

process.on('disconnect', () => process.exit());
await readFile(process.argv[2] ?? '')
  .then((bytes) => readBytes(bytes, (lines) => send({ lines })))
  .then(
    (done) => send({ done }),
    (error: unknown) =>
      send({
        refused:
          error instanceof DomainError
            ? { code: error.code, details: { ...error.details } }
            : { code: 'NOT_A_SHEET', details: {} },
      }),
  );
process.exit();
