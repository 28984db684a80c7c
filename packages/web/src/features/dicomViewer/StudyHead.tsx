import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { formatDateTime } from '../../ui/dateText.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Compare } from './Compare.tsx';
import type { KeptDrawings } from './useDrawings.ts';
import type { KeyImage } from './useKeyImage.ts';
import type { ViewedStudy } from './useStudy.ts';
import { KeyImageIcon } from './viewerIcons.tsx';

type Props = {
  study: ViewedStudy | null;
  /** The one beside it. */
  other: ViewedStudy | null;
  drawn: KeptDrawings | null;
  keyImage: KeyImage | null;
};

/** Whose pictures they are, of what and of when. */
export function StudyHead({ study, other, drawn, keyImage }: Props) {
  const { t } = useTranslation('dicomViewer');
  const navigate = useNavigate();
  const back = () => {
    // opened in a tab of its own: the screen that it came from stands in another one
    if (window.history.length <= 1) window.close();
    void (window.history.length > 1 ? navigate(-1) : navigate('/trang-chu'));
  };
  return (
    <header className="viewer-head">
      <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={back} />
      <h1>{study ? (study.TenBenhNhan ?? study.TenNguoiBenh) : t('title')}</h1>
      {study ? (
        <p>
          <span>{study.MaYTe ?? study.MaNguoiBenh}</span>
          <span>{study.TenDichVu ?? study.MoTa ?? study.LoaiMay}</span>
          {study.NgayChup ? <span>{formatDateTime(study.NgayChup)}</span> : null}
          {study.SoPhieuYeuCau ? (
            <span>{study.SoPhieuYeuCau}</span>
          ) : (
            <span className="viewer-loose">{t('noOrder')}</span>
          )}
        </p>
      ) : null}
      <div className="viewer-head-end">
        {study ? <Compare study={study} other={other} /> : null}
        {drawn && drawn.others.length > 0 ? (
          <span className="viewer-others">{t('othersMeasured', { names: drawn.others.join(', ') })}</span>
        ) : null}
        {drawn?.state === 'failed' ? (
          <span className="viewer-loose" role="alert">
            {t('notKept')}: {drawn.why}{' '}
            <Button size="small" onClick={drawn.again}>
              {t('again')}
            </Button>
          </span>
        ) : null}
        {drawn?.state === 'keeping' ? <span role="status">{t('keeping')}</span> : null}
        {keyImage ? (
          <Button
            type="primary"
            icon={<KeyImageIcon />}
            aria-label={t('toReport')}
            loading={keyImage.sending}
            onClick={keyImage.send}
          >
            <span className="viewer-wide">{t('toReport')}</span>
          </Button>
        ) : null}
      </div>
    </header>
  );
}
