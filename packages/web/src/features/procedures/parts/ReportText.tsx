import { taiBienPTTT, tuVongPTTT, vaiTroPTTT } from '@sen/domain/procedures/tuongTrinh';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import type { ProcedureReport } from '../procedureEntry.ts';
import '../procedures.css';

/** A report to read: what is said of the operation, and its team. */
export function ReportText({ report }: { report: ProcedureReport }) {
  const { t } = useTranslation('procedures');
  const language = currentLanguage();
  const diagnosis = (words?: string | null, ICD?: { ma?: string | null; ten: string } | null) =>
    [ICD?.ma, words || ICD?.ten].filter(Boolean).join(' – ');
  const said = [
    ['BatDau', report.BatDau ? formatDateTime(report.BatDau) : null],
    ['KetThuc', report.KetThuc ? formatDateTime(report.KetThuc) : null],
    ['PhuongPhapPhauThuat_Id', report.PhuongPhapPhauThuat?.ten],
    ['PhuongPhapVoCam_Id', report.PhuongPhapVoCam?.ten],
    ['ChanDoanTruoc', diagnosis(report.ChanDoanTruoc, report.ChanDoanTruocICD)],
    ['ChanDoanSau', diagnosis(report.ChanDoanSau, report.ChanDoanSauICD)],
    ['TuVong', report.TuVong ? tuVongPTTT[report.TuVong][language] : null],
    [
      'TaiBien',
      [report.TaiBien ? taiBienPTTT[report.TaiBien][language] : null, report.TaiBienGhiChu]
        .filter(Boolean)
        .join(': '),
    ],
  ] as const;
  const shown = said.filter(([, text]) => text);
  if (shown.length === 0 && report.Kip.length === 0) return null;
  return (
    <section className="section procedure-text" aria-label={t('operation')}>
      <h3>{t('operation')}</h3>
      <dl>
        {shown.map(([name, text]) => (
          <div key={name}>
            <dt>{t(`field.${name}`)}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {report.Kip.map(({ NhanVien_Id, NhanVien, VaiTro, TyLe }) => (
          <div key={NhanVien_Id}>
            <dt>{vaiTroPTTT[VaiTro][language]}</dt>
            <dd>
              {NhanVien?.ten}
              {typeof TyLe === 'number' ? <span className="soft"> · {TyLe} %</span> : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
