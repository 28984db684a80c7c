import { currentLanguage } from '../../../session/i18n.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { DayPlan } from '../dayPlan.ts';
import { OperationText } from './OperationText.tsx';
import { stateText, toneOfReport } from './operationWords.ts';

/** The day on a phone: the operations of each room below each other. */
export function DayByRoom({ plan, onOpen }: { plan: DayPlan; onOpen: (id: string) => void }) {
  return plan.rooms.map(({ room, placed }) => (
    <section key={room._id} className="section operating-list" aria-label={room.ten}>
      <h2>{room.ten}</h2>
      <ul>
        {placed.map(({ operation, end }) => (
          <li key={operation.DichVuYeuCau_Id}>
            <button type="button" onClick={() => onOpen(operation.DichVuYeuCau_Id)}>
              <OperationText operation={operation} end={end} />
              <span>
                <StateTag tone={toneOfReport[operation.TrangThai]}>
                  {stateText(operation.TrangThai, currentLanguage())}
                </StateTag>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  ));
}
