import { type CSSProperties, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { type DayPlan, type RoomDay, stepFrom } from '../dayPlan.ts';
import { OperationText } from './OperationText.tsx';
import { operationName, shownStates, stateText, toneOfReport } from './operationWords.ts';

type Props = { plan: DayPlan; onOpen: (id: string) => void };

/** Properties of the sheet of this screen. */
const own = (properties: Readonly<Record<`--${string}`, number>>) => properties as CSSProperties;
const hour = (at: number) => `${String(at).padStart(2, '0')}:00`;

/** Rooms as rows, hours as columns: each operation from its start to its end. Arrows walk from one to the next. */
export function RoomTimeline({ plan, onOpen }: Props) {
  const { t } = useTranslation('procedures');
  const board = useRef<HTMLDivElement>(null);
  const { hours, rooms, now } = plan;
  const first = rooms[0]?.placed[0]?.operation.DichVuYeuCau_Id;
  const focus = (id: string | null) =>
    id !== null && board.current?.querySelector<HTMLButtonElement>(`[data-operation="${id}"]`)?.focus();
  const walk = (event: React.KeyboardEvent, id: string) => {
    if (!event.key.startsWith('Arrow') || event.altKey || event.ctrlKey) return;
    event.preventDefault();
    focus(stepFrom(rooms, id, event.key));
  };
  const row = ({ room, lanes, placed }: RoomDay) => (
    <section key={room._id} className="operating-row" aria-label={room.ten}>
      <h2>{room.ten}</h2>
      <ul style={own({ '--lanes': lanes })}>
        {placed.map(({ operation, lane, left, width, end }) => (
          <li
            key={operation.DichVuYeuCau_Id}
            className={`operation ${toneOfReport[operation.TrangThai]}`}
            style={{ ...own({ '--lane': lane }), left: `${left * 100}%`, width: `${width * 100}%` }}
          >
            <button
              type="button"
              data-operation={operation.DichVuYeuCau_Id}
              aria-label={operationName(operation, end, t)}
              title={operationName(operation, end, t)}
              // one stop for Tab, arrows from there
              tabIndex={operation.DichVuYeuCau_Id === first ? 0 : -1}
              onKeyDown={(event) => walk(event, operation.DichVuYeuCau_Id)}
              onClick={() => onOpen(operation.DichVuYeuCau_Id)}
            >
              <OperationText operation={operation} end={end} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
  return (
    <div className="operating-board" ref={board} style={own({ '--hours': hours.length })}>
      <ul className="operating-legend" aria-label={t('day.legend')}>
        {shownStates.map((state) => (
          <li key={state}>
            <span className={`operating-swatch ${toneOfReport[state]}`} aria-hidden="true" />
            {stateText(state, currentLanguage())}
          </li>
        ))}
      </ul>
      <div className="operating-scroll">
        <div className="operating-grid">
          <div className="operating-row operating-hours" aria-hidden="true">
            <span />
            <ol>
              {hours.map((at) => (
                <li key={at}>{hour(at)}</li>
              ))}
            </ol>
          </div>
          {rooms.map(row)}
          {now === null ? null : (
            <span className="operating-now" aria-hidden="true" style={own({ '--now': now })} />
          )}
        </div>
      </div>
    </div>
  );
}
