import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TextKeys } from '../../../session/TextKeys.tsx';
import { PhotoDialog } from './PhotoDialog.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
afterAll(() => void vi.unstubAllGlobals());
afterEach(cleanup);

const asked: MediaStreamConstraints[] = [];
let fault: DOMException | null;
const streamOf = (deviceId: string) => ({
  getTracks: () => [{ stop: () => undefined }],
  getVideoTracks: () => [{ getSettings: () => ({ deviceId }) }],
});
const input = (deviceId: string, label: string) => ({ kind: 'videoinput', deviceId, label });

beforeEach(() => {
  asked.length = 0;
  fault = null;
  localStorage.clear();
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: {
      getUserMedia: async (wanted: MediaStreamConstraints) => {
        asked.push(wanted);
        if (fault) throw fault;
        return streamOf('webcam');
      },
      enumerateDevices: async () => [input('webcam', 'Webcam'), input('grabber', 'USB Video Grabber')],
    },
  });
  const video = HTMLVideoElement.prototype;
  Object.defineProperties(video, {
    srcObject: { configurable: true, value: null, writable: true },
    videoWidth: { configurable: true, value: 1920 },
    videoHeight: { configurable: true, value: 1080 },
  });
  vi.spyOn(video, 'play').mockResolvedValue();
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockReturnValue({ drawImage: () => undefined } as unknown as null); // all that is asked of it
  vi.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob(['x'], { type: 'image/jpeg' })));
});

const open = async (onTaken: (file: File) => void = () => undefined) => {
  const dialog = (
    <TextKeys>
      <PhotoDialog onTaken={onTaken} onClose={() => undefined} />
    </TextKeys>
  );
  await act(async () => void render(dialog));
};

it('takes a photo at each press of the key, not while it is held', async () => {
  const names: string[] = [];
  await open(({ name }) => void names.push(name));
  expect(asked[0]).toMatchObject({ video: { width: { ideal: 3840 } } });
  for (const [key, repeat] of [
    [' ', false],
    [' ', true],
    ['PageDown', false],
  ] as const)
    await act(async () => void fireEvent.keyDown(document.body, { key, repeat }));
  expect(names).toEqual(['anh-1.jpg', 'anh-2.jpg']);
});

it('leaves the keys to a choice of the input, also in browsers that know no property of roles', async () => {
  const names: string[] = [];
  await open(({ name }) => void names.push(name));
  const choice = screen.getByRole('combobox');
  Object.defineProperty(choice, 'role', { value: undefined });
  await act(async () => void fireEvent.keyDown(choice, { key: ' ' }));
  expect(names).toEqual([]);
});

it('offers the inputs of the machine and opens the one that was chosen before', async () => {
  localStorage.setItem('videoInput', 'grabber');
  await open();
  expect(asked[0]).toMatchObject({ video: { deviceId: { exact: 'grabber' } } });
  expect(screen.getByRole('combobox')).toBeTruthy();
});

it('falls back where the chosen one is plugged in no more, and tells what is in the way', async () => {
  localStorage.setItem('videoInput', 'gone');
  fault = new DOMException('', 'OverconstrainedError');
  await open();
  expect(asked).toHaveLength(2);
  expect(screen.getByRole('alert').textContent).toContain('state.none');
});
