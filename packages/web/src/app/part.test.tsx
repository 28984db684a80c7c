import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchPart } from '../session/parts.ts';
import { Apart } from '../ui/Apart.tsx';
import { part } from './part.tsx';

const file = () => {
  let fetched = 0;
  const load = async () => {
    fetched += 1;
    return { default: ({ name }: { name: string }) => <button type="button">{name}</button> };
  };
  return { load, fetched: () => fetched };
};
const waiting = <p>waiting</p>;

afterEach(cleanup);

describe('a part of the program', () => {
  it('is drawn at once when its file is there', async () => {
    const { load, fetched } = file();
    await fetchPart(load);
    const Part = part(load);
    render(
      <Suspense fallback={waiting}>
        <Part name="Lưu" />
      </Suspense>,
    );
    expect(screen.getByRole('button', { name: 'Lưu' })).toBeTruthy();
    expect(fetched()).toBe(1);
  });

  it('that could not be fetched is fetched anew where it is drawn the next time', async () => {
    const { load } = file();
    let away = true;
    const Part = part(async () => {
      if (away) throw new TypeError('Failed to fetch');
      return load();
    });
    const drawn = (key: string) => (
      <Apart key={key} missing={<p>missing</p>}>
        <Part name="Lưu" />
      </Apart>
    );
    const { rerender } = render(drawn('first'));
    await screen.findByText('missing');
    away = false;
    rerender(drawn('second'));
    expect(await screen.findByRole('button', { name: 'Lưu' })).toBeTruthy();
  });

  it('waits for its file, and keeps what was drawn when it is drawn again', async () => {
    const Part = part(file().load);
    const named = (name: string) => (
      <Suspense fallback={waiting}>
        <Part name={name} />
      </Suspense>
    );
    const { rerender } = render(named('Lưu'));
    expect(screen.getByText('waiting')).toBeTruthy();
    const drawn = await screen.findByRole('button', { name: 'Lưu' });
    rerender(named('Gửi'));
    expect(screen.getByRole('button', { name: 'Gửi' })).toBe(drawn);
  });
});
