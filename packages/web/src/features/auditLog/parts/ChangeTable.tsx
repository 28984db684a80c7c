import { useTranslation } from 'react-i18next';
import type { AuditActQuery } from '../auditLog.main.gen.ts';
import { valueText } from '../valueText.ts';

type Field = AuditActQuery['lichSuThaoTac']['truongs'][number];

/** The record before and after, side by side: what changed is marked, the rest folded. */
export function ChangeTable({ fields }: { fields: readonly Field[] }) {
  const { t } = useTranslation('auditLog');
  const changed = fields.filter((one) => one.khac && !one.kyThuat);
  const rest = fields.filter((one) => !one.khac || one.kyThuat);
  if (fields.length === 0) return <p className="soft">{t('nothingKept')}</p>;
  return (
    <>
      {changed.length > 0 ? (
        <Fields fields={changed} label={t('changed', { count: changed.length })} />
      ) : (
        <p className="soft">{t('nothingChanged')}</p>
      )}
      {rest.length > 0 ? (
        <details className="audit-rest">
          <summary>{t('unchanged', { count: rest.length })}</summary>
          <Fields fields={rest} label={t('unchanged', { count: rest.length })} />
        </details>
      ) : null}
    </>
  );
}

function Fields({ fields, label }: { fields: readonly Field[]; label: string }) {
  const { t } = useTranslation(['auditLog', 'common']);
  return (
    <div className="audit-scroll">
      <table className="plain-table audit-changes" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((one) => (
            <tr key={one.field} className={one.khac && !one.kyThuat ? 'differs' : ''}>
              <th scope="row">
                {one.label ?? one.field}
                {one.label && one.label !== one.field ? <small>{one.field}</small> : null}
              </th>
              <td>
                <Value value={one.before} word={one.tenTruoc} />
              </td>
              <td>
                <Value value={one.after} word={one.tenSau} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ value, word }: { value: unknown; word: string | null | undefined }) {
  const { t } = useTranslation();
  const text = word ?? valueText(value, { yes: t('yes'), no: t('no') });
  // the id behind a name is still to be found
  const id = word && typeof value === 'string' && value !== word ? value : undefined;
  return (
    <span className={text.includes('\n') ? 'audit-json' : ''} title={id}>
      {text}
    </span>
  );
}
