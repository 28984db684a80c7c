import { congNoActs, loaiNguoiNo } from '@sen/domain/debts/congNo';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { Money } from '../../ui/Money.tsx';
import { RecordFacts } from '../../ui/RecordFacts.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { DebtFragment } from './debts.main.gen.ts';
import { stateTones } from './tones.ts';

const sums = ['SoTien', 'DaThu', 'DaXoa', 'DaGiam', 'ConLai'] as const;

/** Whose debt it is, since when, how it stands, and the sums that lead to what is left. */
export function DebtFacts({ one }: { one: DebtFragment }) {
  const { t } = useTranslation('debts');
  const language = currentLanguage();
  return (
    <>
      <p className="record-head">
        <StateTag tone={stateTones[one.TrangThai]}>{congNoActs.states[one.TrangThai][language]}</StateTag>
        {one.soNgayQuaHan > 0 ? (
          <StateTag tone="urgent">{t('overdueBy', { count: one.soNgayQuaHan })}</StateTag>
        ) : null}
        {one.vuotHanMuc ? <StateTag tone="called">{t('overLimit')}</StateTag> : null}
      </p>
      <dl className="debt-sums">
        {sums
          .filter((sum) => sum === 'SoTien' || sum === 'ConLai' || Number(one[sum]) !== 0)
          .map((sum) => (
            <div key={sum} className={sum === 'ConLai' ? 'left' : ''}>
              <dt>{t(`sum.${sum}`)}</dt>
              <dd>
                <Money value={one[sum]} strong={sum === 'ConLai'} />
              </dd>
            </div>
          ))}
      </dl>
      <RecordFacts
        facts={[
          [t('debtor'), [loaiNguoiNo[one.LoaiNguoiNo][language], one.NguoiNo].join(': ')],
          [t('insurer'), one.LoaiNguoiNo === 'BaoLanh' ? one.CongTy?.ten : null],
          [t('phone'), one.SoDienThoai ?? one.BenhNhan.SoDienThoai],
          [t('patient'), `${one.BenhNhan.TenBenhNhan} · ${one.BenhNhan.MaYTe}`],
          [t('visit'), `${one.TiepNhan.MaTiepNhan} · ${formatDate(one.TiepNhan.NgayTiepNhan)}`],
          [t('since'), formatDateTime(one.NgayNo)],
          [t('due'), formatDate(one.NgayHan)],
          [t('letGoBy'), one.NguoiChoNo?.ten],
          [t('group'), one.NhomCongNo?.ten],
          [t('reason'), one.LyDo],
          [t('whyCancelled'), one.LyDoHuy],
        ]}
      />
    </>
  );
}
