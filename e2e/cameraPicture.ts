import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { type Browser, chromium, test } from '@playwright/test';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/writer/zxing_writer.wasm');
const width = 1280;
const height = 720;

/** A browser whose camera sees a QR code of this text, or a grey wall. It may use it without being asked. */
export async function browserThatSees(text: string | null): Promise<Browser> {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'sen-camera-')), 'camera.y4m');
  writeFileSync(file, await filmOf(text));
  const { args = [], ...options } = test.info().project.use.launchOptions ?? {};
  return chromium.launch({
    ...options,
    args: [
      ...args,
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
      '--use-fake-ui-for-media-stream',
    ],
  });
}

/** Two frames of a film (YUV4MPEG2, grey) with the code in the middle; the browser shows them again and again. */
async function filmOf(text: string | null): Promise<Buffer> {
  const light = Buffer.alloc(width * height, 200);
  if (text !== null) await drawCode(light, text);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, frame, frame]);
}

async function drawCode(light: Buffer, text: string): Promise<void> {
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(wasm)).buffer } });
  const { symbol, error } = await writeBarcode(text, { format: 'QRCode', scale: 1 });
  if (error) throw new Error(error);
  const scale = Math.floor((height * 0.9) / symbol.height);
  const left = Math.floor((width - symbol.width * scale) / 2);
  const top = Math.floor((height - symbol.height * scale) / 2);
  for (let y = 0; y < symbol.height * scale; y += 1)
    for (let x = 0; x < symbol.width * scale; x += 1) {
      const shade = symbol.data[Math.floor(y / scale) * symbol.width + Math.floor(x / scale)] ?? 255;
      light[(top + y) * width + left + x] = shade === 0 ? 20 : 235;
    }
}
