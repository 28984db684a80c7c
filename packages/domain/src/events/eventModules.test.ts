import { expect, it } from 'vitest';
import { isEventModule } from './eventModules.ts';

it('a module of events is told from an inherited name and from a misspelt one', () => {
  expect(['XetNghiem', 'DanhMuc', 'toString', 'xetNghiem'].map(isEventModule)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
