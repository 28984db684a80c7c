import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** By the places that ask together: one list for all records of a list; a place in a fragment is asked beside others elsewhere. */
const known = new WeakMap<object, ReadonlySet<string>>();

/** The names of the fields that a document asks of a field's answer, those that it leaves out by a condition too. */
export function requestedFields({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  // the list stands for this place in the document; a node of a fragment stands in several, beside others in each
  let names = known.get(fieldNodes);
  if (!names) {
    const found = new Set<string>();
    const read = (set: SelectionSetNode | undefined): void => {
      for (const one of set?.selections ?? []) {
        if (one.kind === 'Field') found.add(one.name.value);
        else read(one.kind === 'FragmentSpread' ? fragments[one.name.value]?.selectionSet : one.selectionSet);
      }
    };
    for (const node of fieldNodes) read(node.selectionSet);
    names = found;
    known.set(fieldNodes, names);
  }
  return names;
}
