import { hienThiThe } from '@sen/domain/insurance/card';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatDate, formatDateTime } from '../../../ui/dateText.ts';
import { useDeskVariant } from '../../../ui/deskVariant.ts';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { Bill } from '../useBill.ts';
import { PatientReceipts } from './PatientReceipts.tsx';

type Fact = [label: string, value: string | null | undefined];

/** Who pays, by which card, and what that gives. */
function payerFacts(t: TFunction<'cashier'>, visit: NonNullable<Bill['TiepNhan']>): Fact[] {
  return [
    [t('payer'), visit.DoiTuong?.ten],
    [t('card'), visit.SoTheBHYT ? hienThiThe(visit.SoTheBHYT) : null],
    [
      t('validity'),
      visit.SoTheBHYT
        ? `${formatDate(visit.BHYTNgayHieuLuc)} – ${formatDate(visit.BHYTNgayHetHieuLuc)}`
        : null,
    ],
    [t('shownAt'), visit.TrinhTheLuc ? formatDateTime(visit.TrinhTheLuc) : null],
    ...visit.theTrongDots
      .filter((card) => !card.laTheDau && card.TrangThai === 'HieuLuc')
      .map((card, at): [string, string] => [
        t('furtherCard', { number: at + 2 }),
        t('furtherCardFrom', {
          card: hienThiThe(card.SoTheBHYT),
          percent: card.phanTramThe ?? '',
          day: formatDate(card.tinhTu),
        }),
      ]),
    [t('route'), visit.TuyenKCB ? `${t(`routes.${visit.TuyenKCB}`)} (${visit.MaDoiTuongKCB ?? ''})` : null],
    [t('benefit'), visit.MucHuong === null || visit.MucHuong === undefined ? null : `${visit.MucHuong} %`],
    [t('fiveYears'), visit.NgayDu5Nam ? formatDate(visit.NgayDu5Nam) : null],
  ];
}

/** What is known of the visit: payer, card and benefit, what is confirmed, and the patient's receipts. */
export function VisitFacts({ bill }: { bill: Bill }) {
  const { t } = useTranslation('cashier');
  const { insured, Beside } = useDeskVariant();
  const visit = bill.TiepNhan;
  if (!visit) return null;
  const facts: Fact[] = [
    [t('visitCode'), visit.MaTiepNhan],
    [t('received'), formatDateTime(visit.NgayTiepNhan)],
    ...(insured ? payerFacts(t, visit) : []),
    [t('phone'), visit.BenhNhan?.SoDienThoai],
  ];
  return (
    <div className="visit-facts">
      {Beside ? <Beside key={visit.BenhNhan_Id} BenhNhan_Id={visit.BenhNhan_Id} /> : null}
      <section>
        <h3>{t('visit')}</h3>
        <dl>
          {facts.map(([label, value]) =>
            value ? (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ) : null,
          )}
        </dl>
        <p className="bill-signs">
          {visit.CapCuu ? <StateTag tone="urgent">{t('emergency')}</StateTag> : null}
          {insured && visit.SoTheBHYT && !visit.TheDaXacMinh ? (
            <StateTag tone="waiting">{t('cardNotChecked')}</StateTag>
          ) : null}
          {visit.DaXacNhanChiPhi ? <StateTag tone="done">{t('completed')}</StateTag> : null}
          {insured && visit.DaXacNhanBHYT ? <StateTag tone="done">{t('insuranceConfirmed')}</StateTag> : null}
          {visit.DaHoanUng ? <StateTag tone="done">{t('advanceReturned')}</StateTag> : null}
        </p>
      </section>
      <section>
        <PatientReceipts key={visit._id} visit={{ TiepNhan_Id: visit._id, BenhNhan_Id: visit.BenhNhan_Id }} />
      </section>
    </div>
  );
}
