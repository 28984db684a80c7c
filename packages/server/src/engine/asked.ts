import type { GraphQLResolveInfo, SelectionSetNode } from 'graphql';

const known = new WeakMap<object, ReadonlySet<string>>();

/** The names of the fields that a document asks of a field's answer, those that it leaves out by a condition too. */
export function askedFields({ fieldNodes, fragments }: GraphQLResolveInfo): ReadonlySet<string> {
  const [first] = fieldNodes;
  if (!first) return new Set();
  let names = known.get(first);
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
    known.set(first, names);
  }
  return names;
}
