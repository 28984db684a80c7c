import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { catalogueTable } from '../packages/server/src/engine/catalogue/tables.ts';
import { modalityAt } from '../packages/server/src/features/dicom/testPictures.ts';
import type { Site } from './site.ts';

// what a modality has to say goes at once: a kernel that waits for the answer of the part before measures only itself
subscribe('net.client.socket', (message) => (message as { socket: Socket }).socket.setNoDelay(true));

/** A modality in the catalogue that Sen listens to at a port. */
export async function listenedModality(
  { database: { db } }: Site,
  port: number,
  of: { MaAE: string; LoaiMay: string; room: string },
): Promise<ReturnType<typeof modalityAt>> {
  await db
    .insert(catalogueTable('MayDICOM'))
    .values({ MaAE: of.MaAE, TenMayDICOM: 'Máy đo', LoaiMay: of.LoaiMay, PhongBan_Ids: [of.room] });
  const modality = modalityAt(port, of.MaAE);
  // the service looks at the catalogue every ten seconds
  for (let tries = 0; ; tries += 1) {
    const answer = await modality.echo().catch(() => null);
    if (Array.isArray(answer)) return modality;
    if (tries === 100) throw new Error('no service of modalities');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
