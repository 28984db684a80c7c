import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DraftArea } from './DraftArea.tsx';

afterEach(cleanup);

const kept: Array<string | null> = [];

function Field({ draft }: { draft: string | null }) {
  const [value, setValue] = useState<string | null>(null);
  kept.push(value);
  return <DraftArea aria-label="box" draft={draft} value={value} onChange={setValue} />;
}

const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const type = (text: string) => fireEvent.change(box(), { target: { value: text } });

it('shows the draft, keeps what is written instead, and follows the draft again when it is emptied', () => {
  const { rerender } = render(<Field draft="Ho, sốt" />);
  expect(box().value).toBe('Ho, sốt');
  fireEvent.focus(box());
  type('Ho, sốt ba ngày');
  expect(kept.at(-1)).toBe('Ho, sốt ba ngày');
  type('');
  // while it is written the draft does not come back under the hands
  expect(box().value).toBe('');
  expect(kept.at(-1)).toBeNull();
  fireEvent.blur(box());
  expect(box().value).toBe('Ho, sốt');
  rerender(<Field draft="Ho, sốt, họng đỏ" />);
  expect(box().value).toBe('Ho, sốt, họng đỏ');
});

it('a draft that was only looked at stays one', () => {
  render(<Field draft="Paracetamol × 20" />);
  fireEvent.focus(box());
  type('Paracetamol × 20 viên');
  type('Paracetamol × 20');
  expect(kept.at(-1)).toBeNull();
});
