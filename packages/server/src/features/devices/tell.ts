import type { Tx } from '../../engine/context.ts';
import { emit } from '../../engine/events/events.ts';
import type { KetNoiRow } from './tables.ts';

/** Open screens of the device hear that something came; who serves it, that orders wait (`create`). */
export function tellDevice(
  tx: Tx,
  link: Pick<KetNoiRow, '_id' | 'NoiThucHien_Id'>,
  process: 'update' | 'create' = 'update',
): Promise<void> {
  return emit(tx, {
    module: 'ThietBi',
    process,
    idNode: link.NoiThucHien_Id,
    data: { KetNoi_Id: link._id },
  });
}
