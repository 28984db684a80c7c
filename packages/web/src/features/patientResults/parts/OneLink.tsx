import { QRCodeSVG } from '@rc-component/qrcode';
import { lienKetStates, luotMoOutcomes } from '@sen/domain/patientResults/lienKetKetQua';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { useNotices } from '../../../ui/kit/noticeStore.ts';
import type { LienKetCuaPhieuFragment } from '../resultLinks.main.gen.ts';

type Link = LienKetCuaPhieuFragment['lienKets'][number];
type Props = { link: Link; site: string; onRevoke: () => void };

/** One link: its code and address while it opens, and its openings. */
export function OneLink({ link, site, onRevoke }: Props) {
  const { t } = useTranslation('resultLinks');
  const { message } = useNotices();
  const language = currentLanguage();
  const address = link.duongDan ? `${site}${link.duongDan}` : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address ?? '');
      message.success(t('copied'));
    } catch {
      // a browser gives its clipboard over https only
      message.warning(t('notCopied'));
    }
  };
  const time = formatDateTime(link.NgayTao);
  return (
    <li className={address ? '' : 'ended'}>
      <div className="result-link-head">
        <strong>{t(link.CaLuotKham ? 'ofVisit' : 'ofSlip')}</strong>
        <span className={address ? 'soft' : 'grave'}>{lienKetStates[link.TrangThai][language]}</span>
      </div>
      <p className="soft">
        {link.TenNguoiTao ? t('byWhom', { time, name: link.TenNguoiTao }) : t('by', { time })}
        {' · '}
        {t('until', { time: formatDateTime(link.HetHan) })}
      </p>
      {link.LyDoThuHoi ? <p className="soft">{t('why', { reason: reasonOf(link.LyDoThuHoi) })}</p> : null}
      {address ? (
        <div className="result-link-open">
          <QRCodeSVG value={address} size={168} marginSize={3} level="M" role="img" aria-label={t('code')} />
          <div>
            <Input
              readOnly
              value={address}
              aria-label={t('address')}
              onFocus={(event) => event.target.select()}
            />
            <div className="result-link-acts">
              <Button type="primary" onClick={() => void copy()}>
                {t('copy')}
              </Button>
              <Button danger onClick={onRevoke}>
                {t('revoke')}
              </Button>
            </div>
          </div>
        </div>
      ) : null}
      <details open={link.luotMos.length > 0 && address !== null}>
        <summary>
          {t('openings')} ({link.luotMos.length}
          {link.conNua ? '+' : ''})
        </summary>
        {link.luotMos.length === 0 ? <p className="soft">{t('neverOpened')}</p> : null}
        <ul className="result-link-openings">
          {link.luotMos.map((one) => (
            <li key={one._id}>
              <span>{formatDateTime(one.Luc)}</span>
              <span className={one.KetQua === 'Mo' ? '' : 'grave'}>
                {luotMoOutcomes[one.KetQua][language]}
              </span>
              <span className="soft" title={one.ThietBi ?? ''}>
                {one.DiaChiIP}
              </span>
            </li>
          ))}
        </ul>
        {link.conNua ? <p className="soft">{t('moreOpenings')}</p> : null}
      </details>
    </li>
  );

  function reasonOf(reason: string): string {
    return reason === 'SAI_NHIEU_LAN' ? t('wrongTooOften') : reason;
  }
}
