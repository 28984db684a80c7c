import { baoCaoActs } from '@sen/domain/caseReports/baoCaoActs';
import { deadlineState, phanLoaiCa } from '@sen/domain/caseReports/baoCaoCaBenh';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { formatDateTime } from '../../ui/dateText.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { CaBenhFragment } from './caseReports.main.gen.ts';
import { deadlineTones, stateTones } from './tones.ts';

type Act = 'print' | 'sua' | 'gui' | 'lapLai' | 'huy';
type Props = { report: CaBenhFragment; acts?: Readonly<Record<Act, () => void>> };

/** One report: number, disease, deadline, to whom it was sent, and the acts that would succeed. */
export function ReportCard({ report, acts }: Props) {
  const { t } = useTranslation('caseReports');
  const language = currentLanguage();
  const { HanBaoCao, NgayGui } = report;
  const stands = HanBaoCao
    ? deadlineState(new Date(HanBaoCao), NgayGui ? new Date(NgayGui) : null, new Date())
    : null;
  return (
    <section className="case-card" aria-label={report.SoBaoCao}>
      <p>
        <strong>{report.SoBaoCao}</strong>
        {report.PhienBan > 1 ? ` · ${t('version', { count: report.PhienBan })}` : ''}{' '}
        <StateTag tone={stateTones[report.TrangThai]}>
          {baoCaoActs.states[report.TrangThai][language]}
        </StateTag>{' '}
        {acts && stands ? <StateTag tone={deadlineTones[stands]}>{t(`deadline.${stands}`)}</StateTag> : null}
      </p>
      <p>
        {report.ChanDoan}
        {report.PhanLoaiCa ? ` · ${phanLoaiCa[report.PhanLoaiCa][language]}` : ''}
      </p>
      {HanBaoCao ? <p className="soft">{t('until', { time: formatDateTime(HanBaoCao) })}</p> : null}
      {NgayGui ? (
        <p className="soft">
          {[
            t('sentAt', { time: formatDateTime(NgayGui) }),
            report.NoiNhan,
            report.SoThamChieu,
            report.NguoiGui?.ten,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {report.LyDoThayThe ? <p className="soft">{t('againReason', { reason: report.LyDoThayThe })}</p> : null}
      {report.LyDoHuy ? <p className="soft">{t('cancelReason', { reason: report.LyDoHuy })}</p> : null}
      {acts ? (
        <div className="drug-acts">
          <Button icon={<PrinterIcon />} onClick={acts.print}>
            {t('print')}
          </Button>
          {(['gui', 'sua', 'lapLai', 'huy'] as const)
            .filter((act) => allows(report, act))
            .map((act) => (
              <Button
                key={act}
                type={act === 'gui' ? 'primary' : 'default'}
                danger={act === 'huy'}
                onClick={acts[act]}
              >
                {baoCaoActs.acts[act].label[language]}
              </Button>
            ))}
        </div>
      ) : null}
    </section>
  );
}
