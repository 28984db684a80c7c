import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureOrthanc } from '../../../../../bin/orthanc.mjs';
import { freePort } from '../../../test/freePort.ts';
import { until } from '../../../test/until.ts';

/** A real Orthanc on free ports, with an empty store in a folder of its own and one account. */
export async function startOrthanc(user: string, password: string) {
  const { orthanc, plugin } = ensureOrthanc();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sen-orthanc-'));
  const [http, dicom] = [await freePort(), await freePort()];
  const settings = {
    Name: 'test',
    DefaultEncoding: 'Utf8', // else searches lose Vietnamese letters
    StorageDirectory: folder,
    IndexDirectory: folder,
    Plugins: [plugin],
    HttpPort: http,
    DicomPort: dicom,
    RemoteAccessAllowed: false,
    AuthenticationEnabled: true,
    RegisteredUsers: { [user]: password },
    DicomAlwaysAllowStore: true,
    DicomCheckCalledAet: false,
    DicomWeb: { Enable: true, Root: '/dicom-web/' },
  };
  const file = path.join(folder, 'orthanc.json');
  writeFileSync(file, JSON.stringify(settings));
  const url = `http://127.0.0.1:${http}`;
  const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` };
  let running: ChildProcess | null = null;

  const stop = async () => {
    const one = running;
    running = null;
    if (!one || one.exitCode !== null) return;
    const ended = new Promise((resolve) => one.once('exit', resolve));
    one.kill('SIGTERM');
    await ended;
  };
  const start = async () => {
    const said: string[] = [];
    const made = spawn(orthanc, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
    made.stderr.on('data', (text) => said.push(String(text)));
    running = made;
    await until(async () => {
      if (made.exitCode !== null) throw new Error(`Orthanc ended:\n${said.join('')}`);
      return (await fetch(`${url}/dicom-web/studies`, { headers }).catch(() => null))?.ok ?? false;
    });
  };
  await start();
  return {
    dicomWeb: `${url}/dicom-web`,
    dicom,
    start,
    stop,
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
