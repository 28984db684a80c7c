import { inOrder, type SeedTable, table } from '../table.ts';
import { kho, node } from './nodes.ts';
import { nhanVien } from './staff.ts';

/** The records of the demo hospital, each catalogue after those it refers to. */
export function demoRows(): SeedTable[] {
  return inOrder([table('Node', node), table('NhanVien', nhanVien), table('Kho', kho)]);
}
