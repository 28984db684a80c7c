import type { EventModule, EventProcess } from '@sen/domain/events/eventModules';
import type { Tx } from '../context.ts';
import { forgetMasterData, isMasterModule } from './masterData.ts';

export type EventInput = {
  module: EventModule;
  process: EventProcess;
  idNode?: string | null;
  /** Ids only; never names or results. */
  data: Record<string, unknown>;
};

/** Records an event that is written with the transaction and told after its commit. */
export async function emit(tx: Tx, event: EventInput): Promise<void> {
  const { module, process, idNode = null, data } = event;
  if (isMasterModule(module) && !tx.tx.changesMasterData) {
    tx.tx.changesMasterData = true;
    tx.tx.afterCommit.push(() => forgetMasterData(tx.config));
  }
  tx.tx.records.events.push(
    JSON.stringify({ module, process, node_id: idNode, client_id: tx.clientId, data }),
  );
}
