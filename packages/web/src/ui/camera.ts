import { useSyncExternalStore } from 'react';
import { isNarrowDevice } from '../session/device.ts';

/** Why there is no picture: the page came without encryption, the person or the browser said no, no camera, it is in use. */
export type CameraTrouble = 'insecure' | 'denied' | 'none' | 'busy';

/** Which picture is wanted: of one video input, as large as it gives it. */
export type WantedPicture = { input?: string | null; full?: boolean };

/**
 * Opens a video input; without one the camera that looks away from the person where there is one, also where the input is plugged in no
 * more. Throws what `troubleOf` tells apart.
 */
export async function openCamera({ input = null, full = false }: WantedPicture = {}): Promise<MediaStream> {
  const devices = cameraDevices();
  if (!devices) throw new DOMException('the page came without encryption', 'SecurityError');
  const size = full
    ? { width: { ideal: 3840 }, height: { ideal: 2160 } }
    : { width: { ideal: 1280 }, height: { ideal: 720 } };
  const of = (which: MediaTrackConstraints) =>
    devices.getUserMedia({ audio: false, video: { ...which, ...size } });
  const any = { facingMode: { ideal: 'environment' } };
  if (!input) return of(any);
  return of({ deviceId: { exact: input } }).catch((error: unknown) => {
    if (troubleOf(error) === 'none') return of(any);
    throw error;
  });
}

/** A camera or a frame grabber of the machine. */
export type VideoInput = { id: string; label: string };

/** The video inputs of the machine; they have names once one of them was allowed. */
export async function videoInputs(): Promise<VideoInput[]> {
  const all = (await cameraDevices()?.enumerateDevices()) ?? [];
  return all.flatMap(({ kind, deviceId, label }) =>
    kind === 'videoinput' && deviceId ? [{ id: deviceId, label }] : [],
  );
}

/** The input of which a stream is; null where the browser does not tell. */
export function inputOf(stream: MediaStream): string | null {
  return stream.getVideoTracks()[0]?.getSettings().deviceId ?? null;
}

const inputKey = 'videoInput';

/** The input that was chosen on this device; null where none was. */
export function keptInput(): string | null {
  try {
    return localStorage.getItem(inputKey);
  } catch {
    return null;
  }
}

/** Keeps a choice on this device. */
export function keepInput(id: string): void {
  try {
    localStorage.setItem(inputKey, id);
  } catch {
    // a browser that refuses storage asks again
  }
}

/** What a failed `openCamera` means. */
export function troubleOf(error: unknown): CameraTrouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'SecurityError') return 'insecure';
  if (name === 'NotAllowedError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}

/** Lets go of the camera: its light goes out. */
export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** The lamp beside the camera as a switch; null where it has none. */
export function lampOf(stream: MediaStream): ((on: boolean) => Promise<void>) | null {
  const [track] = stream.getVideoTracks();
  if (!track) return null;
  // `torch` is missing in the types of the DOM
  const able = (track.getCapabilities?.() ?? {}) as MediaTrackCapabilities & { torch?: boolean };
  if (able.torch !== true) return null;
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] });
}

let found = false;
const listeners = new Set<() => void>();

async function look(): Promise<void> {
  const all = (await cameraDevices()?.enumerateDevices()) ?? [];
  const now = all.some(({ kind }) => kind === 'videoinput');
  if (now === found) return;
  found = now;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    cameraDevices()?.addEventListener('devicechange', look);
    void look().catch(() => undefined);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) cameraDevices()?.removeEventListener('devicechange', look);
  };
}

/** Whether reading with the camera is offered: where one is plugged in, and on every phone, which may say what is in the way. */
export function useCameraOffered(): boolean {
  const plugged = useSyncExternalStore(subscribe, () => found);
  return plugged || isNarrowDevice();
}

/** A page without encryption has no such thing, whatever the types say. */
function cameraDevices(): MediaDevices | undefined {
  return navigator.mediaDevices as MediaDevices | undefined; // see above
}
