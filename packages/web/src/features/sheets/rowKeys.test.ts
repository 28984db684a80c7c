import { expect, it } from 'vitest';
import { cellAfter } from './rowKeys.ts';

it('Enter goes on over the end of a row, arrows stay in the column, a choice keeps its own', () => {
  const table = document.createElement('div');
  table.innerHTML = `<p><input id="a1" data-cell="Mach"><input id="a2" data-cell="SpO2" disabled><select id="a3" data-cell="YThuc"></select></p>
    <p><input id="b1" data-cell="Mach"><input id="b2" data-cell="SpO2"><input id="other"></p>`;
  document.body.append(table);
  const to = (from: string, key: string) => {
    const cell = document.getElementById(from);
    return cell && (cellAfter(table, cell, key)?.id ?? null);
  };
  expect([to('a1', 'Enter'), to('a3', 'Enter'), to('b2', 'Enter')]).toEqual(['a3', 'b1', null]);
  expect([to('a1', 'ArrowDown'), to('b1', 'ArrowUp'), to('a1', 'ArrowUp')]).toEqual(['b1', 'a1', null]);
  expect([to('a3', 'ArrowDown'), to('other', 'Enter'), to('a1', 'x')]).toEqual([null, null, null]);
  table.remove();
});
