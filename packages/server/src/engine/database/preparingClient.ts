import pg from 'pg';
import { DescribedQuery, forgetStatement, type Named } from './describedQuery.ts';
import { gatherWrites } from './gatherWrites.ts';
import { refuseStandby } from './refuseStandby.ts';

/** Statements that one connection keeps prepared: beyond these the one that was not used for longest goes. */
export const preparedMax = 400;
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
  /** By their last use, the latest last. */
  readonly #prepared = new Set<string>();

  /** `standby`: a server that only follows will do. */
  constructor(config?: string | (pg.ClientConfig & { standby?: boolean })) {
    super(typeof config === 'string' ? config : { ...config, pipeline: true });
    if (typeof config === 'string' || !config?.standby) refuseStandby(this);
  }

  // the driver's own signature is a list of overloads; what it is given is passed on
  override query(...args: unknown[]): never {
    const [config, values] = args;
    gatherWrites(this.connection.stream);
    const named = this.#statement(config, values);
    return (named ? this.#send(named, args.slice(1)) : Reflect.apply(super.query, this, args)) as never;
  }

  /** A statement with its name; null for one without. */
  #statement(config: unknown, values: unknown): Named | null {
    if (isNamed(config)) {
      this.#use(config.name);
      return config;
    }
    if (!isStatement(config)) return null;
    const given = Array.isArray(values) ? values : config.values;
    if (!given || given.length === 0) return null;
    const name = nameOf(config.text);
    if (name === undefined) return null;
    this.#use(name);
    return { ...config, name };
  }

  /** As the driver sends a statement; it makes its own kind of query where it is not given one. */
  #send(statement: Named, rest: unknown[]): Promise<unknown> | undefined {
    const values = Array.isArray(rest[0]) ? rest[0] : undefined;
    const callback = rest.find((one) => typeof one === 'function');
    const submit = (then: unknown) =>
      Reflect.apply(super.query, this, [new DescribedQuery(statement, values, then)]);
    if (callback) {
      submit(callback);
      return undefined;
    }
    return new Promise((resolve, reject) => {
      submit((error: Error | null, result: unknown) => (error ? reject(error) : resolve(result)));
    }).catch((error: Error) => {
      Error.captureStackTrace(error); // where it was asked, not where the answer came
      throw error;
    });
  }

  #use(name: string): void {
    if (!this.#prepared.delete(name)) this.#makeRoom();
    this.#prepared.add(name);
  }

  #makeRoom(): void {
    for (const name of this.#prepared) {
      if (this.#prepared.size < preparedMax) return;
      if (forgetStatement(this.connection, name)) this.#prepared.delete(name);
    }
  }
}

/** A statement that was given its name. */
function isNamed(config: unknown): config is Named {
  return (
    typeof config === 'object' &&
    config !== null &&
    'name' in config &&
    typeof config.name === 'string' &&
    config.name !== '' &&
    !('submit' in config)
  );
}

type Unnamed = Omit<Named, 'name'> & { name?: undefined };

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
