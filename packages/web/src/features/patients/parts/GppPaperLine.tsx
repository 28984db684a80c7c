import { useTranslation } from 'react-i18next';
import { allows } from '../../../ui/acts.ts';
import { formatDateTime } from '../../../ui/dateText.ts';
import { DeleteIcon, DownloadIcon, EyeIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { showDecimal } from '../../../ui/numberText.ts';
import { useDownload } from '../../../ui/useDownload.ts';
import type { GppPaperFragment } from '../gppPapers.main.gen.ts';

type Props = { paper: GppPaperFragment; onShow: () => void; onRemove?: () => void };

/** A paper of a business customer: its file, who added it, and why it was removed. */
export function GppPaperLine({ paper, onShow, onRemove }: Props) {
  const { t } = useTranslation('patients');
  const download = useDownload();
  const { fileName: name, size, NgayTao, nguoiTao, LyDoHuy, NgayHuy, nguoiHuy } = paper;
  const kilobytes = showDecimal(Math.max(1, Math.round(size / 1024)));
  return (
    <li>
      <div>
        <button type="button" className="plain-button gpp-name" onClick={onShow}>
          {name}
        </button>
        <small className="soft">
          {[`${kilobytes} KB`, formatDateTime(NgayTao), nguoiTao].filter(Boolean).join(' · ')}
        </small>
        {LyDoHuy ? (
          <small className="soft">
            {t('gpp.why', { why: LyDoHuy, at: formatDateTime(NgayHuy), who: nguoiHuy ?? '' })}
          </small>
        ) : null}
      </div>
      <div className="gpp-acts">
        <Button size="small" icon={<EyeIcon />} aria-label={t('gpp.show', { name })} onClick={onShow} />
        <Button
          size="small"
          icon={<DownloadIcon />}
          aria-label={t('gpp.download', { name })}
          onClick={() => download(paper.url, name)}
        />
        {onRemove && allows(paper, 'huy') ? (
          <Button
            size="small"
            danger
            icon={<DeleteIcon />}
            aria-label={t('gpp.removeOne', { name })}
            onClick={onRemove}
          />
        ) : null}
      </div>
    </li>
  );
}
