import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../../session/i18n.ts';
import { formatDate } from '../../../../ui/dateText.ts';
import { PlusIcon } from '../../../../ui/icons.tsx';
import { Button } from '../../../../ui/kit/Button.tsx';
import { StateTag } from '../../../../ui/StateTag.tsx';
import type { ParameterTask } from '../ParameterDialog.tsx';
import { type Dated, valueText } from '../shown.ts';

/** What a new site starts with holds from here on: longer than any of its visits. */
const always = '2000-01-01';

type Props = { dated: Dated; onTask: (task: ParameterTask) => void };

/** One parameter: its value of today, the next one, and every value with its day and ground. */
export function ParameterCard({ dated: { kind, now, next, values }, onTask }: Props) {
  const { t } = useTranslation('parameters');
  const language = currentLanguage();
  const shown = (giaTri: string) => valueText(kind.unit, giaTri, language);
  return (
    <article className="parameter" aria-label={kind.label[language]}>
      <div className="parameter-head">
        <h3>{kind.label[language]}</h3>
        <strong>{now ? shown(now.giaTri) : '—'}</strong>
        <Button
          size="small"
          icon={<PlusIcon />}
          aria-label={`${t('add')}: ${kind.label[language]}`}
          onClick={() => onTask({ kind, row: null })}
        >
          {t('add')}
        </Button>
      </div>
      <p className="soft">
        {[
          now === null ? t('notYet') : now.tuNgay > always ? t('since', { day: formatDate(now.tuNgay) }) : '',
          now?.canCu ?? '',
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {next ? (
        <p>
          <StateTag tone="waiting">{t('ahead')}</StateTag>{' '}
          {t('from', { day: formatDate(next.tuNgay), value: shown(next.giaTri) })}
        </p>
      ) : null}
      <details>
        <summary>{t('values', { count: values.length })}</summary>
        <ul>
          {values.map((row) => (
            <li key={row._id}>
              <span className="parameter-day">
                {row.tuNgay > always ? formatDate(row.tuNgay) : t('always')}
              </span>
              <strong>{shown(row.giaTri)}</strong>
              <span className="parameter-ground">{row.canCu ?? t('noGround')}</span>
              <Button
                size="small"
                type="text"
                aria-label={`${t('edit')}: ${formatDate(row.tuNgay)}`}
                onClick={() => onTask({ kind, row })}
              >
                {t('edit')}
              </Button>
            </li>
          ))}
        </ul>
      </details>
    </article>
  );
}
