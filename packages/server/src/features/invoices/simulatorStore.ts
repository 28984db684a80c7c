import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { MadeInvoice } from './simulator.ts';

/** What a simulated provider has made, kept in a file: a provider does not forget its invoices when Sen is started again. */
export class KeptInvoices extends Map<string, MadeInvoice> {
  readonly #file: string;

  constructor(file: string) {
    super(read(file));
    this.#file = file;
  }

  override set(key: string, made: MadeInvoice): this {
    super.set(key, made);
    // written beside and then put in place: a death leaves the one or the other
    if (this.#file) {
      mkdirSync(path.dirname(this.#file), { recursive: true });
      writeFileSync(`${this.#file}.new`, JSON.stringify([...this]));
      renameSync(`${this.#file}.new`, this.#file);
    }
    return this;
  }
}

function read(file: string): Array<[string, MadeInvoice]> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
