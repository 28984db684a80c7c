import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ErrorCode } from '@sen/domain/errors/errors';
import { DomainError } from '../../errors.ts';
import type { Cell } from './cells.ts';
import { importLimits } from './limits.ts';

/** A line of a file that has any text; rows count from 1. */
export type ReadLine = { row: number; cells: Cell[] };
export type ReadFacts = {
  kind: 'xlsx' | 'csv';
  encoding: string | null;
  separator: string | null;
  sheet: string | null;
  /** Merged areas of a workbook's sheet. */
  merged?: string[];
};
/** What the reading process says: lines, then what the file was, or why it is refused. */
export type Reading =
  | { lines: ReadLine[] }
  | { done: ReadFacts }
  | { refused: { code: string; details: Record<string, unknown> } };

let queue: Promise<unknown> = Promise.resolve();

/**
 * Reads a file in a process of its own, one file at a time, and gives its lines to `take` as they come; the next ones are read once it has taken these.
 * Errors: NOT_A_SHEET, OLD_EXCEL, SHEET_EMPTY, SHEET_TOO_LARGE, TOO_MANY_ROWS, TOO_MANY_COLUMNS, UNCLOSED_QUOTE.
 */
export function readSheet(place: string, take: (lines: ReadLine[]) => Promise<void>): Promise<ReadFacts> {
  const answer = queue.then(() => readNow(place, take));
  queue = answer.catch(() => undefined);
  return answer;
}

async function readNow(place: string, take: (lines: ReadLine[]) => Promise<void>): Promise<ReadFacts> {
  const child = startReader(place);
  try {
    return await new Promise<ReadFacts>((resolve, reject) => {
      const timer = setTimeout(() => reject(new DomainError('NOT_A_SHEET')), importLimits.readMs);
      const settle = (end: () => void) => {
        clearTimeout(timer);
        end();
      };
      child.on('error', (error) => settle(() => reject(error)));
      // such as by the memory that it wanted
      child.on('exit', () => settle(() => reject(new DomainError('NOT_A_SHEET'))));
      child.on('message', (message: unknown) => {
        const said = message as Reading; // as sheetReader.ts sends it
        if ('lines' in said) {
          take(said.lines).then(
            () => child.connected && child.send('taken'),
            (error: unknown) => settle(() => reject(error)),
          );
        } else if ('done' in said) settle(() => resolve(said.done));
        else settle(() => reject(new DomainError(said.refused.code as ErrorCode, said.refused.details))); // the codes of its own
      });
    });
  } finally {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
  }
}

function startReader(place: string): ChildProcess {
  const sources = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(sources ? './sheetReader.ts' : './sheetReader.mjs', import.meta.url));
  return fork(entry, [place], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [
      `--max-old-space-size=${importLimits.readerMemory}`,
      ...(sources ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href] : []),
    ],
  });
}
