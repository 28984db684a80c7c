import type { ActKind, DemoAct } from '../../../seeds/demo/acts.ts';
import { type Desk, desksOf, doctors } from '../../../seeds/demo/desks.ts';
import type { DemoVisit } from '../../../seeds/demo/visits.ts';
import type { Tx } from '../../engine/context.ts';
import { DomainError } from '../../engine/errors.ts';
import { cancelReception, closeFees, type Place, pay, receive, takeReceiptBack } from './counter.ts';
import { functionalTests } from './functionalTests.ts';
import type { Hospital } from './hospital.ts';
import { imaging } from './imaging.ts';
import { enterResults, returnResults, takeSamples } from './laboratory.ts';
import { procedures } from './procedures.ts';
import { callToRoom, finishSession, openSession, orderTests, passOver } from './room.ts';
import { handOut } from './store.ts';

/** The patient goes from the laboratory to the functional tests, images and procedures that were ordered beside it. */
const inTurn =
  (...acts: ReadonlyArray<(place: Place) => Promise<void>>) =>
  async (place: Place) => {
    for (const act of acts) await act(place);
  };

const commands: Record<Exclude<ActKind, 'receive'>, (place: Place) => Promise<void>> = {
  pay,
  cancelReceipt: takeReceiptBack,
  cancelReception,
  call: callToRoom,
  miss: passOver,
  open: openSession,
  order: orderTests,
  sample: inTurn(takeSamples, functionalTests.begin, imaging.begin, procedures.begin),
  enter: inTurn(enterResults, functionalTests.describe, imaging.describe, procedures.describe),
  return: inTurn(returnResults, functionalTests.giveBack, imaging.giveBack, procedures.giveBack),
  finish: finishSession,
  supply: handOut,
  close: closeFees,
};

/** Does one act in a transaction of the person whose work it is. Errors: those of the commands. */
export async function perform(hospital: Hospital, tx: Tx, { visit, kind }: DemoAct): Promise<void> {
  if (kind === 'receive') return receive(hospital, tx, visit);
  const TiepNhan_Id = hospital.receptions.get(visit.so);
  if (!TiepNhan_Id) throw new DomainError('NOT_FOUND', { entity: 'TiepNhan' });
  return commands[kind]({ hospital, tx, visit, TiepNhan_Id });
}

/** Who does an act, and where. */
export function deskOf(kind: ActKind, visit: DemoVisit): Desk {
  const desks = desksOf(visit.room);
  switch (kind) {
    case 'receive':
    case 'cancelReception':
      return desks.receptions[visit.so % desks.receptions.length] ?? desks.receptions[0];
    case 'pay':
    case 'cancelReceipt':
    case 'close':
      return desks.cashier;
    case 'sample':
    case 'enter':
    case 'return':
      return desks.laboratory;
    case 'supply':
      return desks.stores?.insured ?? desks.cashier;
    default:
      return [doctors[visit.room] ?? '', visit.room];
  }
}
