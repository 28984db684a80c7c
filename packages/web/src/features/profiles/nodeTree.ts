import type { ProfileNode } from '@sen/domain/permissions/profile';
import type { ProfileNodesQuery } from './profiles.auth.gen.ts';

export type HouseNode = ProfileNodesQuery['allNodes'][number];
/** A node with its level, 1 at the top, and how many nodes lie below it. */
export type NodeRow = { node: HouseNode; level: number; below: number };

/** The nodes as a tree from top to bottom; one whose upper node is not there stands at the top. */
export function nodeRows(nodes: readonly HouseNode[]): NodeRow[] {
  const known = new Set(nodes.map((node) => node._id));
  const children = new Map<string | null, HouseNode[]>();
  for (const node of nodes) {
    const above = node.parent_Id && known.has(node.parent_Id) ? node.parent_Id : null;
    children.set(above, [...(children.get(above) ?? []), node]);
  }
  const visit = (above: string | null, level: number): NodeRow[] =>
    (children.get(above) ?? []).flatMap((node) => {
      const rows = visit(node._id, level + 1);
      return [{ node, level, below: rows.length }, ...rows];
    });
  return visit(null, 1);
}

/** The nodes of a profile with one more or without one; a new one goes to the end. */
export function withNode(list: readonly ProfileNode[], id: string, on: boolean): ProfileNode[] {
  const rest = list.filter((one) => one.node_Id !== id);
  return on ? [...rest, { node_Id: id, permissions: [] }] : rest;
}

/** The ids of all nodes that lie below a ticked one: they are granted with it. */
export function grantedBelow(rows: readonly NodeRow[], ticked: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  rows.forEach((row, at) => {
    if (!ticked.has(row.node._id)) return;
    for (const one of rows.slice(at + 1, at + 1 + row.below)) found.add(one.node._id);
  });
  return found;
}
