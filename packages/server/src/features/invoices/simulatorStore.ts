import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What a simulated provider has made, kept in a file: a provider does not forget its invoices when Sen is started again. */
export class KeptInvoices<Made> extends Map<string, Made> {
  readonly #file: string;

  constructor(file: string) {
    // not by the constructor of Map: it calls `set`, which has no file yet
    super();
    for (const [key, made] of read<Made>(file)) super.set(key, made);
    this.#file = file;
  }

  override set(key: string, made: Made): this {
    super.set(key, made);
    // written beside and then put in place: a death leaves the one or the other
    mkdirSync(path.dirname(this.#file), { recursive: true });
    writeFileSync(`${this.#file}.new`, JSON.stringify([...this]));
    renameSync(`${this.#file}.new`, this.#file);
    return this;
  }
}

function read<Made>(file: string): Array<[string, Made]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
