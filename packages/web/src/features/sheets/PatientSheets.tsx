import { useQuery } from '@apollo/client/react';
import { type LinhVuc, linhVuc } from '@sen/domain/sheets/sheet';
import { type LoaiPhieu, sheetOf, sheetsForAge } from '@sen/domain/sheets/sheets';
import type { Vitals } from '@sen/domain/vitals/plausible';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { dayOf } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useEvents } from '../../ui/useEvents.ts';
import { VitalTrends } from '../../ui/VitalTrends.tsx';
import { CareOrders } from './CareOrders.tsx';
import { DueMark } from './DueMark.tsx';
import { EntryLine } from './EntryLine.tsx';
import { FluidShifts } from './FluidShifts.tsx';
import { CorrectDialog, WriteDialog } from './SheetDialog.tsx';
import { type SheetEntryFragment, SheetStreamDocument } from './sheets.main.gen.ts';
import type { Care } from './useCare.ts';

type Props = { one: Care; now: Date; onChanged: () => void };

/** A patient: the sheets to write with what is due, the curves, and the stream of entries, of all or of one area. */
export function PatientSheets({ one, now, onChanged }: Props) {
  const { t } = useTranslation('sheets');
  const language = currentLanguage();
  const [area, setArea] = useState<LinhVuc | null>(null);
  const [writing, setWriting] = useState<LoaiPhieu | null>(null);
  const [correcting, setCorrecting] = useState<SheetEntryFragment | null>(null);
  const { data, error, refetch } = useQuery(SheetStreamDocument, {
    variables: { BenhAn_Id: one.BenhAn_Id },
    fetchPolicy: 'cache-and-network',
  });
  useEvents(['ChamSoc'], () => void refetch());
  const entries = data?.phieuChamSocs as SheetEntryFragment[] | undefined; // a whole answer
  const changed = () => {
    void refetch();
    onChanged();
  };
  const done = () => {
    setWriting(null);
    setCorrecting(null);
    changed();
  };
  const due = (loai: LoaiPhieu) => one.hanDanhGias.find(({ LinhVuc }) => LinhVuc === sheetOf(loai).area);
  const writable = one.hanhDongs.some(({ action, refusal }) => action === 'ghi' && !refusal);
  const shown = (entries ?? []).filter(({ Loai }) => area === null || sheetOf(Loai).area === area);
  return (
    <div className="sheet-patient">
      {writable ? (
        <nav className="sheet-kinds" aria-label={t('write')}>
          {sheetsForAge(one.tuoi).map((loai) => {
            const until = due(loai);
            return (
              <Button key={loai} onClick={() => setWriting(loai)}>
                {sheetOf(loai).label[language]}
                {until ? <DueMark due={until.Han} now={now} soonMinutes={720} /> : null}
              </Button>
            );
          })}
        </nav>
      ) : null}
      <CareOrders one={one} onChanged={changed} />
      <div className="sheet-columns">
        <section aria-labelledby="sheet-stream">
          <h2 id="sheet-stream">{t('stream')}</h2>
          <div className="sheet-areas" role="group" aria-label={t('stream')}>
            {([null, ...Object.keys(linhVuc)] as Array<LinhVuc | null>).map((key) => (
              <button
                key={key ?? 'all'}
                type="button"
                className={key === area ? 'chip chosen' : 'chip'}
                aria-pressed={key === area}
                onClick={() => setArea(key)}
              >
                {key === null ? t('all') : linhVuc[key][language]}
              </button>
            ))}
          </div>
          {entries === undefined ? (
            error ? (
              <ErrorState error={error} onRetry={() => void refetch()} />
            ) : (
              <Loading />
            )
          ) : shown.length === 0 ? (
            <EmptyState text={t('noEntries')} />
          ) : (
            <ol className="sheet-stream">
              {shown.map((entry) => (
                <EntryLine
                  key={entry._id}
                  entry={entry}
                  onCorrect={() => setCorrecting(entry)}
                  onChanged={changed}
                />
              ))}
            </ol>
          )}
        </section>
        <aside className="sheet-curves" aria-label={t('curves')}>
          <FluidShifts entries={entries ?? []} />
          <Curves one={one} entries={entries ?? []} />
        </aside>
      </div>
      {writing ? (
        <WriteDialog one={one} loai={writing} onDone={done} onClose={() => setWriting(null)} />
      ) : null}
      {correcting ? (
        <CorrectDialog one={one} entry={correcting} onDone={done} onClose={() => setCorrecting(null)} />
      ) : null}
    </div>
  );
}

function Curves({ one, entries }: { one: Care; entries: readonly SheetEntryFragment[] }) {
  const { t } = useTranslation('sheets');
  const measured = entries
    .filter(({ Loai, TrangThai }) => Loai === 'ChucNangSong' && TrangThai === 'HieuLuc')
    // numbers of the sheet by the names of the signs
    .map(({ GiaTri, ThoiGian }) => ({ ...(GiaTri as Vitals), NgayKham: ThoiGian, Ngay: dayOf(ThoiGian) }));
  const [newest] = measured;
  if (measured.length < 2 || !newest) return <p className="soft">{t('noCurves')}</p>;
  const { NamSinh, NgaySinh } = one;
  return (
    <VitalTrends visits={measured} patient={{ NamSinh, NgaySinh: NgaySinh ?? null }} day={newest.Ngay} />
  );
}
