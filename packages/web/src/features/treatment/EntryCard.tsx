import { slipActs } from '@sen/domain/orders/dichVuYeuCau';
import { cachDung } from '@sen/domain/treatment/doseTimes';
import { capChamSoc, toDieuTriActs } from '@sen/domain/treatment/toDieuTri';
import { yLenhThuocActs } from '@sen/domain/treatment/yLenhThuoc';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { StateTag, type Tone } from '../../ui/StateTag.tsx';
import type { OrderedSlip } from '../orders/useOrders.ts';
import type { SheetDrugFragment, TreatmentEntryFragment } from './sheet.main.gen.ts';

const tones: Readonly<Record<TreatmentEntryFragment['TrangThai'], Tone>> = {
  ChoXacNhan: 'urgent',
  DangSuDung: 'done',
  DaHuy: 'cancelled',
};

export type EntryActs = {
  onCorrect: (entry: TreatmentEntryFragment) => void;
  onConfirm: (entry: TreatmentEntryFragment) => void;
  onCancel: (entry: TreatmentEntryFragment) => void;
  onStop: (drug: SheetDrugFragment) => void;
};

type Props = { entry: TreatmentEntryFragment; slips: readonly OrderedSlip[]; acts: EntryActs };

/** An entry of the treatment sheet as it stands: course on the left, orders on the right. */
export function EntryCard({ entry, slips, acts }: Props) {
  const { t } = useTranslation('treatment');
  const language = currentLanguage();
  const title = t('sheet.entry', { number: entry.SoThuTu, at: formatDateTime(entry.ThoiGian) });
  const meals = (['AnSang', 'AnTrua', 'AnToi'] as const).flatMap((meal) =>
    entry[meal] ? [`${t(`sheet.${meal}`)}: ${entry[meal]}`] : [],
  );
  const care = [
    entry.CapChamSoc ? capChamSoc[entry.CapChamSoc][language] : null,
    ...entry.YLenhChamSocs.map(({ ten }) => ten),
    entry.ChamSoc,
  ].filter(Boolean);
  return (
    <section
      className={`section sheet-entry ${entry.TrangThai === 'DaHuy' ? 'sheet-gone' : ''}`}
      aria-label={title}
    >
      <header>
        <h3>{title}</h3>
        <span className="soft">{entry.BacSi?.ten}</span>
        {entry.TrangThai === 'DangSuDung' ? null : (
          <StateTag tone={tones[entry.TrangThai]}>{toDieuTriActs.states[entry.TrangThai][language]}</StateTag>
        )}
        <small className="soft">{t('sheet.until', { at: formatDateTime(entry.HieuLucDen) })}</small>
      </header>
      <div className="sheet-columns">
        <div>
          <p className="sheet-course">{entry.DienBien}</p>
          {entry.LyDoHuy ? <p className="soft">{t('sheet.cancelled', { reason: entry.LyDoHuy })}</p> : null}
          {entry.XacNhanLuc ? (
            <p className="soft">{t('sheet.confirmed', { at: formatDateTime(entry.XacNhanLuc) })}</p>
          ) : null}
        </div>
        <div>
          <ul className="sheet-orders">
            {entry.thuocs.map((drug) => (
              <Drug key={drug._id} drug={drug} onStop={acts.onStop} />
            ))}
            {slips.map((slip) => (
              <li key={slip._id}>
                {slip.chiTiets.map(({ TenDichVu }) => TenDichVu).join(', ')}{' '}
                <small className="soft">{slip.SoPhieuYeuCau}</small>{' '}
                <StateTag state={slip.TrangThai}>
                  {slipActs(slip.Loai).states[slip.TrangThai][language]}
                </StateTag>
              </li>
            ))}
            {care.length > 0 ? (
              <li>
                {t('sheet.care')}: {care.join(', ')}
              </li>
            ) : null}
            {meals.length > 0 ? <li>{meals.join(', ')}</li> : null}
            {entry.YLenhKhac ? <li className="sheet-course">{entry.YLenhKhac}</li> : null}
          </ul>
        </div>
      </div>
      <p className="round-acts">
        {allows(entry, 'xacNhan') ? (
          <Button type="primary" onClick={() => acts.onConfirm(entry)}>
            {toDieuTriActs.acts.xacNhan.label[language]}
          </Button>
        ) : null}
        {allows(entry, 'sua') ? (
          <Button size="small" onClick={() => acts.onCorrect(entry)}>
            {toDieuTriActs.acts.sua.label[language]}
          </Button>
        ) : null}
        {allows(entry, 'huy') ? (
          <Button size="small" danger onClick={() => acts.onCancel(entry)}>
            {toDieuTriActs.acts.huy.label[language]}
          </Button>
        ) : null}
      </p>
    </section>
  );
}

/** One drug: name with its day, dose, route, times; what was changed since the order before it, and whether it was stopped. */
function Drug({ drug, onStop }: { drug: SheetDrugFragment; onStop: EntryActs['onStop'] }) {
  const { t } = useTranslation('treatment');
  const language = currentLanguage();
  const how =
    drug.CachDung === 'TheoGio'
      ? drug.Gios
      : [
          cachDung[drug.CachDung][language],
          drug.LyDoKhiCan,
          drug.ToiDa24h === null
            ? null
            : t('sheet.most', { count: drug.ToiDa24h, hours: showDecimal(drug.CachGio ?? '0') }),
        ]
          .filter(Boolean)
          .join(', ');
  return (
    <li className={drug.TrangThai === 'DangDung' ? '' : 'sheet-gone'}>
      <strong>{drug.TenDuoc}</strong>{' '}
      {drug.NgayThu === null ? null : (
        <StateTag tone="progress">{t('sheet.day', { day: drug.NgayThu })}</StateTag>
      )}{' '}
      {[
        `${showDecimal(drug.Lieu)} ${drug.DonViTinh ?? ''}`.trim(),
        drug.DuongDung?.ten,
        how,
        drug.TheTich ? t('sheet.over', { ml: showDecimal(drug.TheTich), minutes: drug.SoPhut }) : null,
        drug.TocDo === null ? null : t('sheet.drops', { count: drug.TocDo }),
        drug.GhiChu,
      ]
        .filter(Boolean)
        .join(' · ')}{' '}
      {drug.thayDois.length > 0 ? (
        <StateTag tone="called">
          {t('sheet.changed', { fields: drug.thayDois.map((field) => t(`sheet.${field}`)).join(', ') })}
        </StateTag>
      ) : null}
      {drug.TrangThai === 'DangDung' ? null : (
        <StateTag tone="cancelled">{yLenhThuocActs.states[drug.TrangThai][language]}</StateTag>
      )}{' '}
      {drug.LyDoNgung ? <small className="soft">{drug.LyDoNgung}</small> : null}
      {drug.canhBaos.map((text) => (
        <small key={text} className="soft sheet-warning">
          {text}
        </small>
      ))}
      {allows(drug, 'ngung') ? (
        <Button
          size="small"
          type="text"
          aria-label={t('sheet.stopOf', { name: drug.TenDuoc })}
          onClick={() => onStop(drug)}
        >
          {yLenhThuocActs.acts.ngung.label[language]}
        </Button>
      ) : null}
    </li>
  );
}
