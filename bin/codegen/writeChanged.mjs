// Writes a file that is to say something else than it does. One that stays as it is keeps its time, by which a build tells what has changed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

export function writeChanged(file, text) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
