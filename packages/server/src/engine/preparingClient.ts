import pg from 'pg';

/** Statements that one connection keeps prepared; the rest of a long run goes unprepared rather than fill its memory. */
const preparedMax = 300;
const namesMax = 5000;
/** A text is kept prepared once it has been sent so often. */
const often = 5;
const sent = new Map<string, number>();
const names = new Map<string, string>();
/** Searches are planned for their values: a plan for any value would walk the whole table for a word that nobody has. */
const search = / like | ilike |@@|@>|<@| ~ /i;

/**
 * The driver's client, which gives a name to statements that come again and again: PostgreSQL then parses and plans them once a
 * connection. What the query builder makes is one text for one place in the code, with its values apart.
 * It sends on without waiting for earlier answers, and what is asked in one turn of the program leaves as one packet.
 */
export class PreparingClient extends pg.Client {
  #gathering = false;
  readonly #prepared = new Set<string>();

  constructor(config?: string | pg.ClientConfig) {
    super(typeof config === 'string' ? config : { ...config, pipeline: true });
  }

  // the driver's own signature is a list of overloads; what it is given is passed on
  override query(...args: unknown[]): never {
    const [config, values] = args;
    if (isStatement(config) && Array.isArray(values) && values.length > 0) {
      args[0] = { ...config, name: this.#named(config.text) };
    }
    this.#gather();
    return Reflect.apply(super.query, this, args) as never;
  }

  #named(text: string): string | undefined {
    const name = nameOf(text);
    if (name === undefined || this.#prepared.has(name)) return name;
    if (this.#prepared.size >= preparedMax) return undefined;
    this.#prepared.add(name);
    return name;
  }

  #gather(): void {
    if (this.#gathering) return;
    const { stream } = this.connection;
    this.#gathering = true;
    stream.cork();
    setImmediate(() => {
      this.#gathering = false;
      stream.uncork();
    });
  }
}

type Unnamed = { text: string; name?: undefined };

function isStatement(config: unknown): config is Unnamed {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    (!('name' in config) || config.name === undefined) &&
    !('submit' in config)
  );
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= namesMax) return known;
  const count = (sent.get(text) ?? 0) + 1;
  if (sent.size >= 5000) sent.clear();
  sent.set(text, count);
  if (count < often || search.test(text)) return undefined;
  const name = `sen_${names.size}`;
  names.set(text, name);
  sent.delete(text);
  return name;
}
