import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import type { Checked, Evening } from '../useEvening.ts';
import { Verdict } from './Verdict.tsx';

afterEach(cleanup);

function shown(checked: Checked, more: Partial<Evening> = {}) {
  const onCheck = vi.fn();
  const evening = {
    ...{ khop: true, soLech: 0, ngay: '2026-11-30', CoSo: null, nhoms: [] },
    thuNgans: [{ NguoiThu_Id: 'n', soBienLai: 3 }],
    choChuyen: { soLuong: 0 },
    quy: { soLuot: 2, conDo: { soLuong: 0 } },
    ...more,
  } as unknown as Evening; // what the sentence reads
  const { container } = render(
    <TextKeys>
      <Verdict evening={evening} checked={checked} onCheck={onCheck} />
    </TextKeys>,
  );
  return { onCheck, verdict: container.querySelector('.evening-verdict') };
}

it('says that a day agrees once its claim files were checked', () => {
  expect(shown('done').verdict?.className).toContain('good');
  expect(screen.getByRole('heading').textContent).toBe('agrees');
});

it('does not say so before, nor where they could not be checked', () => {
  expect(shown('running').verdict?.className).not.toContain('good');
  expect(screen.getByRole('heading').textContent).toBe('checking');
  cleanup();
  const { verdict, onCheck } = shown('failed');
  expect(verdict?.className).not.toContain('good');
  expect(screen.getByRole('heading').textContent).toBe('unchecked');
  fireEvent.click(screen.getByRole('button'));
  expect(onCheck).toHaveBeenCalled();
});

it('tells that the files of a very long day are not all checked', () => {
  const quy = { soLuot: 1001, conDo: { soLuong: 0 } } as unknown as Evening['quy']; // what the sentence reads
  shown('done', { quy });
  expect(screen.getByText('checkedFirst')).toBeTruthy();
});
