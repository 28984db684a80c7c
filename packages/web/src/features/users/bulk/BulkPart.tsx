import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHotkeys } from '../../../ui/hotkeys.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Tabs } from '../../../ui/kit/Tabs.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useAccessChoices } from '../useUsers.ts';
import { AccessDialog } from './AccessDialog.tsx';
import { BulkFilters } from './BulkFilters.tsx';
import { BulkHead } from './BulkHead.tsx';
import { BulkLine } from './BulkLine.tsx';
import { BulkList } from './BulkList.tsx';
import { BulkNotices } from './BulkNotices.tsx';
import { commonAccess, fitting, type StaffFilter } from './bulkRows.ts';
import { SlipSheet } from './SlipSheet.tsx';
import { accountsMost, type Made, useBulk } from './useBulk.ts';
import './bulk.css';

const tabs = ['all', 'chosen', 'faulty'] as const;
const noFilter: StaffFilter = { keyword: '', department: null, position: null };

/** /quan-tri-he-thong/tai-khoan/hang-loat: accounts for many members of staff in one act, and the slips with their passwords. */
export function BulkPart({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation(['users', 'common']);
  const [made, setMade] = useState<readonly Made[] | null>(null);
  const bulk = useBulk(setMade);
  const choices = useAccessChoices();
  const [filter, setFilter] = useState(noFilter);
  const [tab, setTab] = useState<(typeof tabs)[number]>('all');
  const [given, setGiven] = useState<readonly string[] | null>(null);
  const search = useRef<HTMLInputElement>(null);

  const { chosen, issues, rows } = bulk;
  const faulty = chosen.filter((one) => (issues.get(one._id) ?? []).length > 0);
  const listed = { all: bulk.staff, chosen, faulty }[tab];
  const shown = fitting(listed, filter);
  const shownChosen = shown.filter((one) => rows[one._id]);
  const full = chosen.length > accountsMost;
  const blocked = chosen.length === 0 || full || bulk.sending || bulk.unanswered !== null;
  const submit = () => {
    if (faulty.length === 0) return bulk.submit();
    setFilter(noFilter);
    setTab('faulty');
  };
  useHotkeys([
    { keys: 'F3', label: t('toSearch'), run: () => search.current?.focus() },
    { keys: 'Ctrl+S', label: t('createNow'), run: submit, disabled: made !== null || blocked },
    { keys: 'Escape', label: t('back', { ns: 'common' }), run: onBack },
  ]);
  if (made) return <SlipSheet made={made} onBack={onBack} />;
  const profileName = (id: string) => choices.profiles.find((one) => one._id === id)?.name ?? '…';
  const accessText = (id: string) =>
    rows[id]?.access?.profiles.map((one) => profileName(one.profile_Id)).join(', ') ?? '';
  const acts = {
    choose: (id: string, on: boolean) => bulk.choose([id], on),
    rename: bulk.rename,
    openAccess: (id: string) => setGiven([id]),
  };
  const [only] = given?.length === 1 ? given : [];
  const named = bulk.staff.find((one) => one._id === only);
  if (bulk.ready && bulk.staff.length === 0)
    return (
      <div className="bulk">
        <BulkHead title={t('bulk.title')} lead={t('bulk.lead')} onBack={onBack} />
        <BulkNotices bulk={bulk} full={false} />
        <EmptyState text={t('bulk.nobody')} />
      </div>
    );
  return (
    <div className="bulk">
      <BulkHead title={t('bulk.title')} lead={t('bulk.lead')} onBack={onBack} />
      <BulkNotices bulk={bulk} full={full} />
      <BulkFilters staff={bulk.staff} filter={filter} searchRef={search} onChange={setFilter} />
      <Tabs
        activeKey={tab}
        onChange={(key) => setTab(tabs.find((one) => one === key) ?? 'all')}
        items={tabs.map((key) => ({
          key,
          label: t(`bulk.tabs.${key}`, { count: { all: bulk.staff, chosen, faulty }[key].length }),
        }))}
      />
      <div className="bulk-all">
        <Checkbox
          checked={shown.length > 0 && shownChosen.length === shown.length}
          indeterminate={shownChosen.length > 0 && shownChosen.length < shown.length}
          disabled={shown.length === 0}
          onChange={(event) =>
            bulk.choose(
              // who is chosen already keeps what was typed
              shown.filter((one) => !event.target.checked || !rows[one._id]).map((one) => one._id),
              event.target.checked,
            )
          }
        >
          {t('bulk.chooseShown', { count: shown.length })}
        </Checkbox>
        <Button
          disabled={shownChosen.length === 0}
          onClick={() => setGiven(shownChosen.map((one) => one._id))}
        >
          {t('bulk.giveShown', { count: shownChosen.length })}
        </Button>
      </div>
      {bulk.error ? <ErrorState error={bulk.error} onRetry={bulk.refetch} /> : null}
      {bulk.ready || bulk.error ? null : (
        <div className="sen-loading" role="status" aria-label={t('loading', { ns: 'common' })} />
      )}
      {bulk.ready && shown.length === 0 ? <EmptyState text={t('bulk.nobodyShown')} /> : null}
      {bulk.ready && shown.length > 0 ? (
        <BulkList
          label={t('bulk.list')}
          rows={shown}
          render={(one) => (
            <BulkLine
              staff={one}
              row={rows[one._id]}
              issues={issues.get(one._id)}
              access={accessText(one._id)}
              acts={acts}
            />
          )}
        />
      ) : null}
      <p className="bulk-foot">
        <span className="soft" role="status">
          {faulty.length > 0 ? t('bulk.faults', { count: faulty.length }) : ''}
        </span>
        <Button type="primary" loading={bulk.sending} disabled={blocked} onClick={submit}>
          {t('bulk.make', { count: chosen.length })} <kbd>Ctrl S</kbd>
        </Button>
      </p>
      {given && choices.ready ? (
        <AccessDialog
          title={
            named
              ? t('bulk.giveOne', { name: named.TenNhanVien })
              : t('bulk.giveTitle', { count: given.length })
          }
          access={commonAccess(given, rows)}
          choices={choices}
          onClose={() => setGiven(null)}
          onGive={(access) => {
            bulk.give(given, access);
            setGiven(null);
          }}
        />
      ) : null}
    </div>
  );
}
