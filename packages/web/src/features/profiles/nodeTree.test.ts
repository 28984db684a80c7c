import { expect, it } from 'vitest';
import { grantedBelow, type HouseNode, nodeRows, withNode } from './nodeTree.ts';

const node = (_id: string, parent_Id: string | null): HouseNode => ({
  _id,
  parent_Id,
  code: _id,
  name: _id,
  category: 'ROOM',
});
const rows = nodeRows([
  node('room', 'ward'),
  node('house', null),
  node('ward', 'house'),
  node('lost', 'gone'),
]);

it('reads nodes as a tree, one without its upper node at the top', () => {
  expect(rows.map((row) => `${row.node._id}${row.level} ${row.below}`)).toEqual([
    'house1 2',
    'ward2 1',
    'room3 0',
    'lost1 0',
  ]);
});

it('knows what is granted with a ticked node', () => {
  expect([...grantedBelow(rows, new Set(['house']))]).toEqual(['ward', 'room']);
  expect([...grantedBelow(rows, new Set(['room', 'lost']))]).toEqual([]);
});

it('adds a node at the end and takes one out with its permissions', () => {
  const list = [{ node_Id: 'a', permissions: ['X'] }];
  expect(withNode(list, 'b', true)).toEqual([...list, { node_Id: 'b', permissions: [] }]);
  expect(withNode(list, 'a', false)).toEqual([]);
});
