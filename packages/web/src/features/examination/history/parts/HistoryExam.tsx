import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../../ui/dateText.ts';
import { showDecimal } from '../../../../ui/numberText.ts';
import { StateTag } from '../../../../ui/StateTag.tsx';
import type { OneVisit } from './HistoryVisit.tsx';

const measures = [
  'Mach',
  'NhietDo',
  'HuyetApCao',
  'HuyetApThap',
  'NhipTho',
  'SpO2',
  'ChieuCao',
  'CanNang',
] as const;

/** What the doctor found and decided; what was left empty is left out. */
export function HistoryExam({ visit }: { visit: OneVisit }) {
  const { t } = useTranslation(['visitHistory', 'examination', 'patients']);
  const field = (name: string) => t(`field.${name}`, { ns: 'examination' });
  const disease = [visit.ChanDoanICD?.ma, visit.ChanDoanICD?.ten].filter(Boolean).join(' – ');
  const others = visit.ChanDoanPhuICDs.map((one) => `${one.ma} – ${one.ten}`).join('; ');
  const facts: ReadonlyArray<readonly [string, string | null | undefined]> = [
    [t('room'), visit.PhongBan?.ten],
    [t('doctor'), visit.BacSiKham?.ten],
    [t('payer'), [visit.TiepNhan?.DoiTuong?.ten, visit.TiepNhan?.SoTheBHYT].filter(Boolean).join(' · ')],
    [t('ended'), visit.NgayKetThuc ? formatDateTime(visit.NgayKetThuc) : null],
    [field('LyDoKham'), visit.LyDoKham],
    [field('TrieuChungLamSang'), visit.TrieuChungLamSang],
    [field('TienSuBenh'), visit.TienSuBenh],
    [field('TienSuDiUng'), visit.TienSuDiUng],
    [field('ChanDoanICD_Id'), disease],
    [field('ChanDoan'), visit.ChanDoan],
    [field('ChanDoanPhuICD_Ids'), others],
    [field('HuongGiaiQuyet_Id'), visit.HuongGiaiQuyet?.ten],
    [field('NgayTaiKham'), visit.NgayTaiKham ? formatDate(visit.NgayTaiKham) : null],
    [field('LoiDan'), visit.LoiDan],
  ];
  const vitals = measures.flatMap((name) => {
    const value = visit[name];
    return value === null || value === undefined ? [] : [[field(name), showDecimal(value)] as const];
  });
  return (
    <section className="section" aria-labelledby="history-exam">
      <h2 id="history-exam">
        {visit.MaKhamBenh} · {formatDateTime(visit.NgayKham)}{' '}
        <StateTag state={visit.TrangThai}>{t(`state.${visit.TrangThai}`, { ns: 'patients' })}</StateTag>
      </h2>
      {vitals.length > 0 ? (
        <dl className="history-vitals">
          {vitals.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <dl className="history-facts">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
