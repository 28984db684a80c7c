// Features that call each other: each such pair is one that a reader must know both of. Those that stand are named with their reason; a
// new one is refused, and so is the name of one that is gone.

const feature = /^packages\/server\/src\/features\/([^/]+)\/[^/]/;
const test = /(\.test|\/test[A-Z][A-Za-z]*)\.ts$/;

/** The pairs, each with what calls what; `why` says what one has to do with the other. */
const standing = {
  'cashier orders': 'a bill shows what was ordered; an order shows what is paid',
  'cashier patients': 'a bill names the patient; a merge of records asks for receipts',
  'cashier reception': 'a visit owns its account; the account asks how the visit stands',
  'examination prescriptions': 'a prescription belongs to a session; the session asks whether it has one',
  'insurance reception': 'a visit is settled by its cards; look-ups are shown to who may see the visit',
  'orders patients': 'an order names the patient; a number that is scanned leads to either',
  'orders reception': 'an order belongs to a visit; the desk orders what the patient came for',
  'patients queues': 'a ticket names the patient; a death takes the waiting out of their queues',
  'patients reception': 'a visit names the patient; a patient shows, merges and ends visits',
  'patients recordAccess': 'access is by patient; what is shown of a patient asks for access',
  'pharmacy prescriptions':
    'a supply fills a prescription; prescribing asks for stock and judges what was supplied',
  'queues reception': 'a visit takes a ticket; the ticket prints the code of its visit',
  'reception recordAccess': 'access to a visit is by its facility; a place elsewhere is found by its visits',
};

/** What is wrong about the pairs of these modules (those of the dependency tool), in sentences; none when all is well. */
export function featurePairFaults(modules) {
  const calls = new Set();
  for (const { source, dependencies } of modules) {
    const from = test.test(source) ? null : feature.exec(source)?.[1];
    if (!from) continue;
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = dependencyTypes.includes('type-only') ? null : feature.exec(resolved)?.[1];
      if (to && to !== from && !resolved.endsWith('/tables.ts')) calls.add(`${from} ${to}`);
    }
  }
  const pairs = [...calls].filter((one) => {
    const [from, to] = one.split(' ');
    return from < to && calls.has(`${to} ${from}`);
  });
  return [
    ...pairs
      .filter((pair) => !(pair in standing))
      .map(
        (pair) =>
          `${pair.replace(' ', ' and ')} call each other: let the lower one offer a point (ARCHITECTURE.md)`,
      ),
    ...Object.keys(standing)
      .filter((pair) => !pairs.includes(pair))
      .map(
        (pair) =>
          `${pair.replace(' ', ' and ')} do not call each other any more: take them out of bin/featurePairs.mjs`,
      ),
  ];
}
