import { NhanVien } from '@sen/domain/catalogues/NhanVien';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDocuments } from '../../catalogue/page/useDocuments.ts';
import { useNarrow } from '../../catalogue/page/useNarrow.ts';
import { currentLanguage } from '../../session/i18n.ts';
import { narrowPath } from '../../session/routeTable.ts';
import { useSession } from '../../session/useSession.ts';
import { DraftNotice } from '../../ui/DraftNotice.tsx';
import type { CatalogueDocuments } from '../../ui/entry.ts';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { SaveIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { ErrorState, NoPermission } from '../../ui/states.tsx';
import { QuickLine } from './QuickLine.tsx';
import { quickFields } from './quickRows.ts';
import { useQuickRows } from './useQuickRows.ts';
import './staff.css';

/** /nhan-vien-nhanh: many members of staff, one line each, typed or pasted, each saved by itself. */
export default function QuickStaff() {
  const { permissions } = useSession();
  const documents = useDocuments('NhanVien');
  if (!permissions.has(NhanVien.permission)) return <NoPermission />;
  return documents ? <Sheet documents={documents} /> : null;
}

function Sheet({ documents }: { documents: CatalogueDocuments }) {
  const { t } = useTranslation(['staff', 'common']);
  const language = currentLanguage();
  const narrow = useNarrow();
  const state = useQuickRows(documents);
  const body = useRef<HTMLTableSectionElement>(null);
  const saveAll = () => void state.saveAll();
  const busy = state.saving.size > 0;
  useHotkeys([{ keys: 'Ctrl+S', label: t('saveRows'), run: saveAll, disabled: busy }]);

  const focus = (key: number) =>
    // the row may be drawn with this very act
    setTimeout(() => body.current?.querySelector<HTMLElement>(`[id="quick-${key}-TenNhanVien"]`)?.focus());
  const enter = async (key: number) => {
    const saved = state.save(key);
    focus(state.after(key));
    await saved;
  };
  if (state.error) return <ErrorState error={state.error} />;
  if (!state.ready) return <div className="sen-loading" role="status" aria-label={t('common:loading')} />;
  const open = state.rows.filter((row) => !row.saved);
  const path = narrow ? narrowPath('/nhan-vien') : '/nhan-vien';
  return (
    <section className="quick-staff" aria-label={t('quick')}>
      <header>
        <div>
          <h1>{t('quick')}</h1>
          <p className="soft">{t('quickHint')}</p>
        </div>
        <div className="quick-acts">
          <Link to={path}>{t('toStaff')}</Link>
          <Button type="primary" icon={<SaveIcon />} loading={busy} onClick={saveAll}>
            {t('saveRows')}
          </Button>
        </div>
      </header>
      {state.found ? <DraftNotice savedAt={state.found.savedAt} onDiscard={state.discard} /> : null}
      <p role="status" className="soft">
        {t('quickCount', {
          saved: state.rows.length - open.length,
          wrong: open.filter((row) => row.issues.length > 0).length,
        })}
      </p>
      <table className="quick-table" aria-label={t('quick')}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            {quickFields.map((field) => (
              <th key={field} scope="col">
                {NhanVien.fields[field].label[language]}
              </th>
            ))}
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {state.rows.map((row, index) => (
            <QuickLine
              key={row.key}
              row={row}
              line={index + 1}
              state={state}
              path={path}
              onEnter={() => void enter(row.key)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}
