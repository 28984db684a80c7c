/** Who works where: every screen opens with it. */
const kept = new Set(['MyInfo', 'Nodes', 'ShellSettings']);

/** The search of a catalogue, as its generated documents name it. */
const catalogueSearch = /^Search[A-Z]/;

/** What a person typed or chose: an answer to it is not worth keeping, and the text may be about a patient. */
const personal = ['searchString', 'keyword', 'idDefaults'];

/**
 * Adds operations that screens open with while the server is away. None may tell of a patient; a test reads the schema to see to
 * it.
 */
export function keepAnswersOf(operations: readonly string[]): void {
  for (const name of operations) kept.add(name);
}

/** Whether the answer of an operation may be kept on the device. */
export function isKept(name: string, variables: Readonly<Record<string, unknown>>): boolean {
  if (!kept.has(name) && !catalogueSearch.test(name)) return false;
  return personal.every((key) => isEmpty(variables[key]));
}

function isEmpty(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
