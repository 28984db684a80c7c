import { type BoCuc, boCucGoc, type KhungMauIn } from '@sen/domain/printing/boCuc';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import type { FormDetail } from '../formText.ts';
import type { VersionState } from '../useVersion.ts';
import { LayoutForm } from './LayoutForm.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
let root: Root;
let place: HTMLElement;
beforeEach(async () => {
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(() => root.unmount());
  document.body.replaceChildren();
});

const khung: KhungMauIn = {
  papers: ['a5', 'a4'],
  parts: ['Logo', 'TenCoSo', 'SoTrang'],
  blocks: [],
  tables: [{ code: 'Dong', name: { vi: 'Các dòng', en: 'Lines' }, columns: ['STT', 'Ten'] }],
  locked: [{ codes: ['TenCoSo', 'Dong.Ten'], reason: { vi: 'Luật', en: 'Law' } }],
};
const template = '#show: paper\n#letterhead(d)\n#listing("Dong")';
let kept: BoCuc;

async function show(layout: BoCuc, change: { isDraft?: boolean; template?: string } = {}) {
  kept = layout;
  const form = { khungBoCuc: khung } as unknown as FormDetail; // what the editor reads of it
  const state = {
    text: { template: change.template ?? template, labels: [], layout, GhiChu: '' },
    isDraft: change.isDraft ?? true,
    issues: [],
    version: null,
    change: ({ layout: next }: { layout: BoCuc }) => {
      kept = next;
    },
  } as unknown as VersionState;
  await act(() =>
    root.render(
      <TextKeys>
        <LayoutForm form={form} state={state} />
      </TextKeys>,
    ),
  );
}

const box = (name: string) => {
  const found = [...place.querySelectorAll('label')].find((one) => one.textContent?.includes(name));
  const input = found?.querySelector('input');
  if (!input) throw new Error(name);
  return input;
};
const press = (of: Element, key: string) =>
  act(() => void of.dispatchEvent(new KeyboardEvent('keydown', { key, altKey: true, bubbles: true })));

it('takes a line off the head, and leaves on what the law asks for, with the reason', async () => {
  await show(boCucGoc);
  expect(box('part.TenCoSo').disabled).toBe(true);
  expect(place.textContent).toContain('must');
  await act(() => box('part.Logo').click());
  expect(kept).toEqual({ ...boCucGoc, hien: { Logo: false } });
});

it('hides a column and moves it with Alt and the arrows', async () => {
  await show(boCucGoc);
  await act(() => box('STT').click());
  expect(kept.bang['Dong']?.[0]).toEqual({ ma: 'STT', an: true, rong: null });
  expect(box('Ten').disabled).toBe(true);
  const row = place.querySelector('.form-layout-columns li input[inputmode]');
  if (!row) throw new Error('no width');
  await press(row, 'ArrowDown');
  expect(kept.bang['Dong']?.map(({ ma }) => ma)).toEqual(['Ten', 'STT']);
});

it('puts one part back to the template and leaves the others', async () => {
  await show({ ...boCucGoc, le: 9, hien: { Logo: false } });
  const back = [...place.querySelectorAll('button')].filter((one) => one.textContent === 'layoutDefault');
  expect(back).toHaveLength(2);
  await act(() => back[0]?.click());
  expect(kept).toEqual({ ...boCucGoc, hien: { Logo: false } });
});

it('cannot be changed in a version that is no draft, and says what its own source does not read', async () => {
  await show({ ...boCucGoc, le: 9 }, { isDraft: false, template: '#set page()' });
  expect(place.textContent).not.toContain('layoutDefault');
  expect(box('part.Logo').disabled).toBe(true);
  expect(place.textContent).toContain('layoutOwnSource');
});
