import { nguoiYeuCau, yeuCauTomTatActs } from '@sen/domain/recordSummaries/yeuCauTomTat';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../session/i18n.ts';
import { allows } from '../../ui/acts.ts';
import { formatDate, formatDateTime } from '../../ui/dateText.ts';
import { PrinterIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { YeuCauFragment } from './recordSummaries.main.gen.ts';
import { requestTones } from './tones.ts';

type Act = 'print' | 'lap' | 'giao' | 'sua' | 'tuChoi';
type Props = { request: YeuCauFragment; acts: Readonly<Record<Act, () => void>> };

/** A request: who asks with which paper, what for, when it is promised, to whom it went, and the acts that would succeed. */
export function RequestCard({ request, acts }: Props) {
  const { t } = useTranslation('recordSummaries');
  const language = currentLanguage();
  const { TomTat } = request;
  const paper = [
    request.SoGiayTo,
    request.NgayCapGiayTo && formatDate(request.NgayCapGiayTo),
    request.NoiCapGiayTo,
  ];
  return (
    <section className="paper-card" aria-label={request.SoYeuCau}>
      <p>
        <strong>{request.SoYeuCau}</strong>{' '}
        <StateTag tone={requestTones[request.TrangThai]}>
          {yeuCauTomTatActs.states[request.TrangThai][language]}
        </StateTag>
      </p>
      <p>
        {request.HoTenNguoiYeuCau} ·{' '}
        {[nguoiYeuCau[request.NguoiYeuCau][language], request.QuanHe].filter(Boolean).join(' – ')}
      </p>
      <p className="soft">{[...paper, request.SoDienThoai].filter(Boolean).join(' · ')}</p>
      <p>
        {t('purpose', { text: request.MucDich })} · {t('copies', { count: request.SoBan })}
      </p>
      <p>
        {t('promised', { from: formatDate(request.NgayYeuCau), day: formatDate(request.NgayHen) })}
        {request.Phong ? ` · ${request.Phong.ten}` : ''}
      </p>
      {request.LyDoTuChoi ? <p className="soft">{t('refused', { reason: request.LyDoTuChoi })}</p> : null}
      {TomTat?.NgayGiao ? (
        <p className="soft">
          {[
            t('deliveredAt', { number: TomTat.SoTomTat, time: formatDateTime(TomTat.NgayGiao) }),
            TomTat.NguoiNhan,
            TomTat.GiayToNguoiNhan,
            TomTat.NguoiGiao && t('deliveredBy', { name: TomTat.NguoiGiao.ten }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      <div className="paper-acts">
        {(['lap', 'giao'] as const)
          .filter((act) => allows(request, act))
          .map((act) => (
            <Button key={act} type="primary" onClick={acts[act]}>
              {yeuCauTomTatActs.acts[act].label[language]}
            </Button>
          ))}
        {request.TrangThai === 'TuChoi' ? null : (
          <Button icon={<PrinterIcon />} onClick={acts.print}>
            {t('printRequest')}
          </Button>
        )}
        {(['sua', 'tuChoi'] as const)
          .filter((act) => allows(request, act))
          .map((act) => (
            <Button key={act} danger={act === 'tuChoi'} onClick={acts[act]}>
              {yeuCauTomTatActs.acts[act].label[language]}
            </Button>
          ))}
      </div>
    </section>
  );
}
