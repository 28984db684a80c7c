import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../ui/dateText.ts';
import { PrinterIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { usePrinting } from '../../../ui/Printing.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { countKinds, type Kind, kinds, type Moment } from '../timelineGroups.ts';

type Props = { moments: readonly Moment[]; loading: boolean; error: unknown };

/** Every paper of a patient in one list, the newest first, of the kinds that are chosen; each prints, for who may. */
export function Papers({ moments, loading, error }: Props) {
  const { t } = useTranslation('patients');
  const { preview } = usePrinting();
  const [wanted, setWanted] = useState<readonly Kind[]>([]);
  if (error) return <ErrorState error={error} />;
  const papers = moments.filter(({ loai, MauIn }) => loai === 'GiayTo' || MauIn);
  if (papers.length === 0)
    return loading ? <div className="sen-loading" /> : <EmptyState text={t('papers.none')} />;
  const counts = countKinds(papers);
  return (
    <div className="timeline">
      <fieldset className="timeline-kinds" aria-label={t('papers.kinds')}>
        {kinds
          .filter((kind) => counts.has(kind))
          .map((kind) => (
            <button
              key={kind}
              type="button"
              className="timeline-kind"
              aria-pressed={wanted.includes(kind)}
              onClick={() =>
                setWanted(wanted.includes(kind) ? wanted.filter((one) => one !== kind) : [...wanted, kind])
              }
            >
              {t(`kind.${kind}`)} <span className="soft">{counts.get(kind)}</span>
            </button>
          ))}
      </fieldset>
      <ol className="papers">
        {papers
          .filter(({ loai }) => wanted.length === 0 || wanted.includes(loai))
          .map((paper) => (
            <li key={`${paper.loai}${paper._id}`}>
              <span className="timeline-time">{formatDate(paper.at)}</span>
              <div>
                <strong>{t(`kind.${paper.loai}`)}</strong> <span className="soft">{paper.ma}</span>{' '}
                {paper.noiDung}
              </div>
              <StateTag state={paper.TrangThai}>
                {t(`state.${paper.TrangThai}`, { defaultValue: paper.TrangThai })}
              </StateTag>
              {paper.MauIn ? (
                <Button
                  size="small"
                  icon={<PrinterIcon />}
                  aria-label={t('papers.print', { code: paper.ma })}
                  onClick={() =>
                    preview(
                      `/api/print/${paper.MauIn}/${paper._id}`,
                      `${t(`kind.${paper.loai}`)} ${paper.ma}`,
                    )
                  }
                />
              ) : (
                <span />
              )}
            </li>
          ))}
      </ol>
    </div>
  );
}
