import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Series } from '../study.ts';
import { takeFile } from './fetched.ts';
import { fileWith } from './testFile.ts';
import { type FirstLook, useFirstLook } from './useFirstLook.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const answered = (file: ArrayBuffer) => {
  const head = new TextEncoder().encode(
    `--b\r\nContent-Type: application/dicom\r\nContent-Length: ${file.byteLength}\r\n\r\n`,
  );
  return new Response(new Blob([head, file, '\r\n--b--\r\n']));
};

const seriesOf = (SeriesUID: string, sop: string): Series => ({
  SeriesUID,
  no: 1,
  modality: 'CT',
  words: '',
  clip: false,
  shown: [{ SOPUID: sop, frame: 1, imageId: `wadouri:/dicomweb/studies/1/series/2/instances/${sop}` }],
});

function Shown({ series, told }: { series: Series | null; told: (look: FirstLook) => void }) {
  told(useFirstLook(series));
  return null;
}

it('what draws pictures may come once the first picture is known to be none for a canvas, and its file is given on', async () => {
  const compressed = fileWith({ '00280010': 1, '00280011': 1 }, '1.2.840.10008.1.2.4.90');
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answered(compressed));
  const told = vi.fn<(look: FirstLook) => void>();
  const view = render(<Shown series={null} told={told} />);
  expect(told).toHaveBeenLastCalledWith({ look: null, over: false });
  const first = seriesOf('2', '5');
  view.rerender(<Shown series={first} told={told} />);
  expect(told).toHaveBeenLastCalledWith({ look: null, over: false });
  await waitFor(() => expect(told).toHaveBeenLastCalledWith({ look: null, over: true }));

  // another series is left to what draws pictures
  view.rerender(<Shown series={seriesOf('3', '6')} told={told} />);
  expect(told).toHaveBeenLastCalledWith({ look: null, over: true });
  // of pictures: what another test left behind may ask for something else meanwhile
  const ofPictures = fetched.mock.calls.filter(([address]) => String(address).includes('/dicomweb/'));
  expect(ofPictures).toHaveLength(1);
  const imageId = first.shown[0]?.imageId ?? '';
  expect((await takeFile(imageId))?.byteLength).toBe(compressed.byteLength);
  expect(await takeFile(imageId)).toBeNull();
});
