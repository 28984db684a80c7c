import type { Label } from '@sen/domain/catalogue/catalogue';
import { catalogueByName } from '@sen/domain/catalogues/all';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { allows } from '../../ui/acts.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { Alert } from '../../ui/kit/Alert.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Select } from '../../ui/kit/Select.tsx';
import { showDecimal } from '../../ui/numberText.ts';
import { useDownload } from '../../ui/useDownload.ts';
import { ChangeList } from './ChangeList.tsx';
import { IssueList } from './IssueList.tsx';
import { type CatalogueImport, changesOf, type Mended, type Report } from './types.ts';
import type { ImportRun } from './useImport.ts';

/** What the check found, and the import itself while it runs. */
type Props = { state: ImportRun; run: CatalogueImport; beside?: ReactNode };

export function CheckStep({ state, run, beside }: Props) {
  const { t } = useTranslation('catalogue');
  const running = run.TrangThai === 'DangKiemTra' || run.TrangThai === 'DangGhi';
  const { report } = run;
  const changes = changesOf(report);
  const ready = allows(run, 'ghi');
  return (
    <div className="import-body">
      {running ? <Progress run={run} onCancel={() => void state.cancel()} busy={state.busy} /> : null}
      {run.TrangThai === 'Loi' ? <Alert type="error" title={run.failure?.message ?? ''} /> : null}
      {!running && report ? (
        <>
          <Alert
            role="status"
            type={report.issues > 0 ? 'error' : changes > 0 ? 'success' : 'info'}
            title={
              report.issues > 0
                ? t(run.TrangThai === 'DaGhi' ? 'imports.faultsLeft' : 'imports.faults', {
                    faults: showDecimal(report.issues),
                    lines: showDecimal(run.SoDong),
                  })
                : changes > 0
                  ? t('imports.good', { count: changes })
                  : t(isEmpty(report) ? 'imports.noLines' : 'imports.nothing')
            }
            description={report.issues > 0 ? t('imports.faultsHint') : undefined}
          />
          {report.spellings?.length ? (
            <Alert type="warning" title={t('imports.spellings')} description={spellingsText(report)} />
          ) : null}
          <Counts report={report} name={run.plan.ofRecords ? run.plan.label : null} />
          {run.TrangThai === 'DaKiemTra' && !report.mended ? beside : null}
          {sumOf(report, 'Sua') > 0 && !run.plan.ofRecords && run.TrangThai === 'DaKiemTra' ? (
            <ChangeList key={`${run._id} ${report.seconds}`} id={run._id} total={sumOf(report, 'Sua')} />
          ) : null}
          {report.issues > 0 ? (
            <Faults run={run} report={report} onMend={allows(run, 'suaO') ? state.mend : null} />
          ) : null}
        </>
      ) : null}
      {running ? null : (
        <div className="import-foot">
          <Button onClick={state.another}>{t('imports.otherFile')}</Button>
          <Button onClick={() => state.go('columns')}>{t('imports.mendColumns')}</Button>
          {run.TrangThai === 'Loi' || report === null || report.mended ? (
            <Button type="primary" loading={state.busy} onClick={() => void state.check()}>
              {report?.mended ? t('imports.checkMended', { count: report.mended }) : t('imports.checkAgain')}
            </Button>
          ) : (
            <Button
              type="primary"
              disabled={!ready || changes === 0}
              loading={state.busy}
              onClick={() => void state.write(report.issues > 0)}
            >
              {t(
                changes === 0
                  ? 'imports.writeNone'
                  : report.issues > 0
                    ? 'imports.writeGood'
                    : 'imports.write',
                { count: changes },
              )}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Progress({ run, busy, onCancel }: { run: CatalogueImport; busy: boolean; onCancel: () => void }) {
  const { t } = useTranslation('catalogue');
  const doing = t(run.TrangThai === 'DangGhi' ? 'imports.writing' : 'imports.checking');
  const far = t('imports.progress', { done: showDecimal(run.SoDongXong), all: showDecimal(run.SoDong) });
  return (
    <div className="import-progress">
      <p role="status">{run.dangCho ? t('imports.waiting') : `${doing} ${far}`}</p>
      <progress
        aria-label={doing}
        max={Math.max(1, run.SoDong)}
        {...(run.dangCho ? {} : { value: run.SoDongXong })}
      />
      <p className="import-hint">{t('imports.mayLeave')}</p>
      <Button loading={busy} onClick={onCancel}>
        {t('imports.cancel')}
      </Button>
    </div>
  );
}

const shown = ['Moi', 'Sua', 'KhongDoi', 'BoQua', 'TamNgung', 'Loi'] as const;

function sumOf({ parts }: Report, kind: 'Sua' | 'Loi'): number {
  return parts.reduce((sum, part) => sum + part[kind], 0);
}

function spellingsText({ spellings = [] }: Report): string {
  const language = currentLanguage();
  return spellings
    .map(
      ({ catalogue, text, found }) =>
        `${catalogueByName(catalogue)?.label[language] ?? catalogue}: “${text}” → “${found}”`,
    )
    .join('; ');
}

/** Whether a check found no entry in the file at all. */
function isEmpty({ parts }: Report): boolean {
  return parts.every((part) => shown.every((kind) => part[kind] === 0));
}

/** How many entries of each catalogue are new, changed, the same, left out, suspended, refused; and what else the file brings. */
export function Counts({ report, name = null }: { report: Report; name?: Label | null }) {
  const { parts, further = [] } = report;
  const { t } = useTranslation('catalogue');
  const language = currentLanguage();
  const mayOpen = useMayOpen();
  const kinds = shown.filter(
    (kind) => kind === 'Moi' || kind === 'Sua' || parts.some((part) => part[kind] > 0),
  );
  return (
    <div className="import-counts">
      <table aria-label={t('imports.counts')}>
        <thead>
          <tr>
            <th scope="col">{t('imports.list')}</th>
            {kinds.map((kind) => (
              <th key={kind} scope="col">
                {t(`imports.kindOf.${kind}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part, at) => (
            // a plan may fill one catalogue in two parts
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
            <tr key={at}>
              <th scope="row">
                {(name ?? catalogueByName(part.catalogue)?.label)?.[language] ?? part.catalogue}
              </th>
              {kinds.map((kind) => (
                <td key={kind} className={part[kind] === 0 ? 'none' : kind}>
                  {showDecimal(part[kind])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {further.map(({ label, count, path }) => (
        <p key={`${label.vi} ${path}`} className="import-further">
          {path && mayOpen(path.slice(0, path.lastIndexOf('/'))) ? (
            <Link to={path}>{label[language]}</Link>
          ) : (
            label[language]
          )}{' '}
          <span>{t('imports.prices', { count })}</span>
        </p>
      ))}
    </div>
  );
}

type FaultsProps = {
  run: CatalogueImport;
  report: Report;
  onMend: ((cell: Mended) => Promise<void>) | null;
};

/** The faults of a file, mended where they stand, and its refused lines as a file. */
function Faults({ run, report, onMend }: FaultsProps) {
  const { t } = useTranslation('catalogue');
  const language = currentLanguage();
  const download = useDownload();
  const [key, setKey] = useState<string | null>(null);
  const labels = new Map(run.plan.columns.map((column) => [column.key, column.label[language]]));
  const options = Object.entries(report.byColumn).map(([value, count]) => ({
    value,
    label: `${labels.get(value) ?? value} (${count})`,
  }));
  return (
    <>
      <div className="import-acts">
        <Select
          aria-label={t('imports.filter')}
          placeholder={t('imports.allColumns')}
          style={{ width: 'min(100%, 280px)' }}
          value={key}
          options={options}
          allowClear
          onChange={(next) => setKey(next ?? null)}
        />
        <Button
          icon={<DownloadIcon />}
          onClick={() => download(`/api/imports/${run._id}/issues.xlsx`, `${run.plan.name}-loi.xlsx`)}
        >
          {t('imports.faultsFile')}
        </Button>
      </div>
      <IssueList
        key={`${run._id} ${key ?? ''}`}
        id={run._id}
        column={key}
        total={key === null ? report.issues : (report.byColumn[key] ?? 0)}
        labels={labels}
        {...(onMend ? { onMend: (cell: Mended) => void onMend(cell) } : {})}
      />
    </>
  );
}
