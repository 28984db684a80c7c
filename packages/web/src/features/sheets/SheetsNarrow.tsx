import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/kit/Button.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { useMinute } from '../../ui/useMinute.ts';
import { WardChoice } from '../stays/WardChoice.tsx';
import { DueMark } from './DueMark.tsx';
import { HeldEntries } from './HeldEntries.tsx';
import { PatientHead } from './PatientHead.tsx';
import { PatientSheets } from './PatientSheets.tsx';
import { ScoreTag } from './ScoreTag.tsx';
import { TouchSigns } from './TouchSigns.tsx';
import { lastOf, may, useCare } from './useCare.ts';
import { Warnings } from './Warnings.tsx';
import './sheets.css';

/** The same at the bedside: the list of the ward, then one patient whose signs are touched around the last values. */
export default function SheetsNarrow() {
  const { t } = useTranslation('sheets');
  const care = useCare();
  const now = useMinute();
  const [whole, setWhole] = useState(false);
  if (care.opened)
    return (
      <div className="sheets-narrow">
        <HeldEntries patients={care.patients ?? []} onSent={care.readAgain} />
        <PatientHead one={care.opened}>
          <Button onClick={() => care.open(null)}>{t('toWard')}</Button>
        </PatientHead>
        {whole || !may(care.opened, 'ghi') ? (
          <PatientSheets one={care.opened} now={now} onChanged={care.readAgain} />
        ) : (
          <TouchSigns key={care.opened.NhapVien_Id} one={care.opened} onSaved={() => care.open(null)} />
        )}
        {may(care.opened, 'ghi') ? (
          <Button block size="large" onClick={() => setWhole(!whole)}>
            {t(whole ? 'signs' : 'stream')}
          </Button>
        ) : null}
      </div>
    );
  return (
    <div className="sheets-narrow">
      <HeldEntries patients={care.patients ?? []} onSent={care.readAgain} />
      {care.wards ? <WardChoice wards={care.wards} value={care.ward} onChange={care.choose} /> : null}
      {care.ward === null ? (
        care.error ? (
          <ErrorState error={care.error} onRetry={care.again} />
        ) : care.wards ? (
          <EmptyState text={t('chooseWard')} />
        ) : (
          <Loading />
        )
      ) : care.patients === undefined ? (
        care.readError ? (
          <ErrorState error={care.readError} onRetry={care.readAgain} />
        ) : (
          <Loading />
        )
      ) : care.patients.length === 0 ? (
        <EmptyState text={t(care.lost ? 'lost' : 'noPatients')} />
      ) : (
        <>
          <Warnings patients={care.patients} now={now} onOpen={care.open} />
          {(care.rooms ?? []).map(({ Phong, beds }) => (
            <section key={Phong._id} aria-label={Phong.ten}>
              <h2 className="sheet-room-name">{Phong.ten}</h2>
              {beds.map((one) => {
                const last = lastOf(one, 'ChucNangSong');
                return (
                  <button
                    key={one.NhapVien_Id}
                    type="button"
                    className="sheet-card"
                    onClick={() => care.open(one.NhapVien_Id)}
                  >
                    <span className="sheet-bed">{one.Giuong.ma}</span>
                    <span className="sheet-card-name">{one.TenBenhNhan}</span>
                    <span className="sheet-card-state">
                      {last ? (
                        <ScoreTag
                          loai="ChucNangSong"
                          thang={last.ThangDiem}
                          diem={last.Diem}
                          mucDo={last.MucDo}
                          missing={last.Thieu.length}
                        />
                      ) : null}
                      <DueMark due={one.hanSinhHieu} now={now} />
                    </span>
                  </button>
                );
              })}
            </section>
          ))}
        </>
      )}
    </div>
  );
}
