import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Modal } from '../ui/kit/Dialog.tsx';
import { DeskCover } from './DeskCover.tsx';

afterEach(cleanup);

const keys: string[] = [];
/** A screen with something typed, and a listener to all keys. */
function Work() {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => keys.push(event.key);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  return <input aria-label="Họ và tên" />;
}
const page = ({ locked, asked = false }: { locked: boolean; asked?: boolean }) => (
  <>
    <Work />
    <Modal open={asked} title="Câu hỏi" onCancel={() => undefined} />
    {locked ? (
      <DeskCover label="Khóa">
        <input aria-label="Mã PIN" />
      </DeskCover>
    ) : null}
  </>
);
const cover = () => document.querySelector<HTMLDialogElement>('.desk-cover');

describe('the cover of a locked desk', () => {
  it('hides the page and keeps what was typed, where the cursor stood', () => {
    const { rerender } = render(page({ locked: false }));
    const name = screen.getByLabelText<HTMLInputElement>('Họ và tên');
    fireEvent.change(name, { target: { value: 'NGUYEN THI DO DANG' } });
    name.focus();
    rerender(page({ locked: true }));
    expect(document.documentElement.dataset['locked']).toBe('true');
    expect(cover()?.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Mã PIN'));
    rerender(page({ locked: false }));
    expect(document.documentElement.dataset['locked']).toBeUndefined();
    expect(cover()).toBeNull();
    expect(screen.getByLabelText('Họ và tên')).toBe(name);
    expect(name.value).toBe('NGUYEN THI DO DANG');
    expect(document.activeElement).toBe(name);
  });

  it('lets no key through, and is not closed by Escape', () => {
    const { rerender } = render(page({ locked: true }));
    keys.length = 0;
    const field = screen.getByLabelText('Mã PIN');
    fireEvent.keyDown(field, { key: 'F2' });
    expect(fireEvent.keyDown(field, { key: 'Escape' })).toBe(false);
    expect(fireEvent.keyDown(field, { key: '8' })).toBe(true);
    const dialog = cover();
    expect(dialog && fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(keys).toEqual([]);
    rerender(page({ locked: false }));
    fireEvent.keyDown(screen.getByLabelText('Họ và tên'), { key: 'F2' });
    expect(keys).toEqual(['F2']);
  });

  it('lies over a dialogue that opens meanwhile, which is there afterwards', async () => {
    const { rerender } = render(page({ locked: true }));
    const order: string[] = [];
    const dialog = cover();
    if (!dialog) throw new Error('there is no cover');
    const { showModal } = dialog;
    dialog.showModal = () => {
      order.push('cover');
      showModal.call(dialog);
    };
    rerender(page({ locked: true, asked: true }));
    await expect.poll(() => order.length).toBeGreaterThan(0);
    expect(dialog.open).toBe(true);
    rerender(page({ locked: false, asked: true }));
    expect(screen.getByText('Câu hỏi').closest('dialog')?.open).toBe(true);
  });
});
